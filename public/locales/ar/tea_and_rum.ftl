### نصوص طاولة Tea & Rum. المقادير (amount…، icon…، price) في صيغة النصب والجر. صيغ السلع: .two المثنى، .plural بعد 3 إلى 10، .many بعد 11 وما فوق، .def معرّفة. صيغ الألوان: .two المثنى، .def معرّفة.

title = Tea & Rum
tagline = اخدم التاج أو استنهض الشعب: جزيرة واحدة ولقبان
credits = تصميم Fabien Gridel، نشر Captain Games

## خيارات اللعبة

option-supply = مخزون السلع
    .help = في العلبة 22 من كل من القمح والخشب والخام، و12 من كل من البراميل والتبغ والمدافع. لا تستطيع كسب سلعة نفدت ولا شراءها، إلا إذا كان المخزون بلا نهاية.
option-supply-box = كما في العلبة
option-supply-endless = بلا نهاية

## كلمات القطع داخل الجمل

good-wheat = قمح
    .plural = قمح
    .label = قمح
    .wares = قمح
    .two = 2 قمح
    .def = القمح
good-wood = خشب
    .plural = خشب
    .label = خشب
    .wares = خشب
    .two = 2 خشب
    .def = الخشب
good-ore = خام
    .plural = خام
    .label = خام
    .wares = خام
    .two = 2 خام
    .def = الخام
good-barrel = برميل
    .plural = براميل
    .label = برميل
    .wares = براميل
    .two = برميلين
    .many = برميلًا
    .def = البراميل
good-tobacco = تبغ
    .plural = تبغ
    .label = تبغ
    .wares = تبغ
    .two = 2 تبغ
    .def = التبغ
good-cannon = مدفع
    .plural = مدافع
    .label = مدفع
    .wares = مدافع
    .two = مدفعين
    .many = مدفعًا
    .def = المدافع

colour-blue = زرقاء
    .two = زرقاوين
    .def = الزرقاء
colour-red = حمراء
    .two = حمراوين
    .def = الحمراء

honour-governor = الحاكم
honour-pirate-king = ملك القراصنة

action-board-governor = الحاكم
action-board-market = السوق
action-board-harbor = المرفأ
action-board-tavern = الحانة

symbol-hygiene = النظافة
symbol-entertainment = الترفيه
symbol-security = الأمن

the-automa = الأوتوما

source-endowment = منحة البداية
source-row = الصف
source-building = مبنى
source-captain = قبطان
source-contract = العقد
source-reputation = مسار السمعة
source-wish = رغبة الشعب
source-allegiance = الولاء
source-exchange = المبادلة
source-excess = حدّ الفرق بين اللونين
source-income = الدخل
source-ship = السفينة

building-church = الكنيسة
    .narrow = كنيسة
building-academy = الأكاديمية
    .narrow = أكاديمية
building-palace = القصر
    .narrow = قصر
building-statue = التمثال
    .narrow = تمثال
building-town-square = ساحة البلدة
    .narrow = ساحة
building-guild = نقابة المعماريين
    .narrow = نقابة
building-workshop = الورشة
    .narrow = ورشة
building-warehouse = المستودع
    .narrow = مستودع
building-dryer = مجفّفة التبغ
    .narrow = مجفّفة
building-distillery = المقطرة
    .narrow = مقطرة
building-well = البئر
    .narrow = بئر
building-bathhouse = الحمّام
    .narrow = حمّام
building-washhouse = المغسلة
    .narrow = مغسلة
building-dispensary = المستوصف
    .narrow = مستوصف
building-latrines = المراحيض العامة
    .narrow = مراحيض
building-city-hall = دار البلدية
    .narrow = البلدية
building-inn = النزل
    .narrow = نزل
building-hotel = الفندق
    .narrow = فندق
building-great-hall = القاعة الكبرى
    .narrow = القاعة
building-gambling-den = وكر القمار
    .narrow = وكر
building-prison = السجن
    .narrow = سجن
building-watchtower = برج المراقبة
    .narrow = برج
building-fort = الحصن
    .narrow = حصن
building-foundry = المسبك
    .narrow = مسبك
building-barracks = الثكنة
    .narrow = ثكنة

captain-1 = العجوز بس تارو
captain-2 = جوري المهذّب
captain-3 = كويل ذو اللحية المالحة
captain-4 = ميريلا ذات الرايتين
captain-5 = دنستان الحبّال
captain-6 = الأرملة بيل
captain-7 = هوب النجّار
captain-8 = إينيس الميزان
captain-9 = أنسلم الأسود
captain-10 = كيت زقاق الرم
captain-11 = سيدة الأعماق
captain-12 = الدكتور أجاج
captain-13 = أودو ذو السطحين
captain-14 = كاسيا صاحبة الدفاتر
captain-15 = جين النخاع
captain-16 = الرقيب فلنت رو
captain-17 = تامسين الحمراء
captain-18 = بييت ابن الضفتين
captain-19 = الكومودور فين هوليس
captain-20 = كريد البنّاء
captain-21 = نان كرش البرميل
captain-22 = المدفعي الصامت
    .inside = المدفعي الصامت
captain-23 = روك عازف الكمان
captain-24 = الأميرال ثيسالي
captain-25 = لنت طبيب الجدري
captain-26 = المعماري سيبرايت
captain-27 = هالوران الحديدي
captain-28 = مدام قرطبة رييس
captain-29 = دراي القلّاف
captain-30 = توأم المدافع
    .inside = توأم المدافع

## مقادير وأيقونات وصفوف داخل الجمل

value = { $value }
nothing = لا شيء
amount = { $count ->
    [one] 1 { $good }
    [two] { FORM($good, "two") }
    [few] { $count } { FORM($good, "plural") }
    [many] { $count } { FORM($good, "many") }
   *[other] { $count } { $good }
}
amount-money = ${ $dollars }
amount-points = { $count ->
    [one] نقطة { $colour }
    [two] نقطتين { FORM($colour, "two") }
    [few] { $count } نقاط { $colour }
    [many] { $count } نقطة { $colour }
   *[other] { $count } نقطة { $colour }
}
amount-symbols = { $symbol } ‎×{ $count }
price-or = { $first } أو { $other }

icon-either = { $count ->
    [one] نقطة زرقاء أو حمراء
    [two] نقطتين زرقاوين أو حمراوين
    [few] { $count } نقاط زرقاء أو حمراء
    [many] { $count } نقطة زرقاء أو حمراء
   *[other] { $count } نقطة زرقاء أو حمراء
}
icon-stars = { $count ->
    [one] نجمة واحدة
    [two] نجمتين
    [few] { $count } نجمات
    [many] { $count } نجمة
   *[other] { $count } نجمة
}
icon-population = { $count } من السكان
icon-cubes = { $count ->
    [one] مكعب من أي نوع
    [two] مكعبين من أي نوع
    [few] { $count } مكعبات من أي نوع
    [many] { $count } مكعبًا من أي نوع
   *[other] { $count } مكعب من أي نوع
}
icon-build = بناء
icon-trade = تجارة
icon-fulfil = إنجاز عقد
icon-hire = توظيف قبطان
icon-free-expansions = إزالة كل فيش توسعتك مجانًا

row-then = { $before }، ثم { $after }
row-or = { $left }؛ أو { $right }

or-more = { $before }، { $after }
or-last = { $before } أو { $after }
may-activate = تفعيل قبطان
may-city-hall = مبادلة برميل بنجمة
may-prove = دفع ثمن ولائك
may-use = استعمال { $building }

# مصدر داخل الجملة، وأمر حين يكون وحده.
condition-buildings = بناء { $count ->
    [one] مبنى واحد
    [two] مبنيين
    [few] { $count } مبانٍ
    [many] { $count } مبنى
   *[other] { $count } مبنى
}
    .alone = ابنِ { $count ->
        [one] مبنى واحد
        [two] مبنيين
        [few] { $count } مبانٍ
        [many] { $count } مبنى
       *[other] { $count } مبنى
    }
condition-population = بلوغ { $count } من السكان
    .alone = ابلغ { $count } من السكان
condition-family = بناء { $count ->
    [one] مبنى واحد
    [two] مبنيين
    [few] { $count } مبانٍ
    [many] { $count } مبنى
   *[other] { $count } مبنى
} بلون واحد
    .alone = ابنِ { $count ->
        [one] مبنى واحد
        [two] مبنيين
        [few] { $count } مبانٍ
        [many] { $count } مبنى
       *[other] { $count } مبنى
    } بلون واحد
condition-reputation = بلوغ الدرجة { $count } من مسار السمعة
    .alone = ابلغ الدرجة { $count } من مسار السمعة
condition-each = بناء { $buildings ->
    [one] مبنى واحد
    [two] مبنيين
    [few] { $buildings } مبانٍ
    [many] { $buildings } مبنى
   *[other] { $buildings } مبنى
} وتوظيف { $captains ->
    [one] قبطان واحد
    [two] قبطانين
    [few] { $captains } قباطنة
    [many] { $captains } قبطانًا
   *[other] { $captains } قبطان
} وإنجاز { $contracts ->
    [one] عقد واحد
    [two] عقدين
    [few] { $contracts } عقود
    [many] { $contracts } عقدًا
   *[other] { $contracts } عقد
}
    .alone = ابنِ { $buildings ->
        [one] مبنى واحد
        [two] مبنيين
        [few] { $buildings } مبانٍ
        [many] { $buildings } مبنى
       *[other] { $buildings } مبنى
    } ووظّف { $captains ->
        [one] قبطانًا واحدًا
        [two] قبطانين
        [few] { $captains } قباطنة
        [many] { $captains } قبطانًا
       *[other] { $captains } قبطان
    } وأنجز { $contracts ->
        [one] عقدًا واحدًا
        [two] عقدين
        [few] { $contracts } عقود
        [many] { $contracts } عقدًا
       *[other] { $contracts } عقد
    }
condition-balance = إنهاء اللعبة والفرق بين النقاط الزرقاء والحمراء { $count } على الأكثر
    .alone = أنهِ اللعبة والفرق بين النقاط الزرقاء والحمراء { $count } على الأكثر
condition-contracts = إنجاز { $count ->
    [one] عقد واحد
    [two] عقدين
    [few] { $count } عقود
    [many] { $count } عقدًا
   *[other] { $count } عقد
}
    .alone = أنجز { $count ->
        [one] عقدًا واحدًا
        [two] عقدين
        [few] { $count } عقود
        [many] { $count } عقدًا
       *[other] { $count } عقد
    }
condition-captains = توظيف { $count ->
    [one] قبطان واحد
    [two] قبطانين
    [few] { $count } قباطنة
    [many] { $count } قبطانًا
   *[other] { $count } قبطان
}
    .alone = وظّف { $count ->
        [one] قبطانًا واحدًا
        [two] قبطانين
        [few] { $count } قباطنة
        [many] { $count } قبطانًا
       *[other] { $count } قبطان
    }
condition-dollars = دفع ${ $dollars }
    .alone = ادفع ${ $dollars }
condition-pay = دفع { $goods } معًا
    .alone = ادفع { $goods } معًا

lasting-church = تجمع ${ $dollars } دخلًا إضافيًا في كل جولة.
lasting-palace = كلما استعملت لوحة الحاكم تكسب أيضًا { $points }.
lasting-guild = كلما بنيت تكسب ${ $dollars }.
lasting-workshop = كل مبنى يكلّفك مكعبًا أقل؛ وأنت تختار أي مكعب.
lasting-works = في أي وقت لك أن تحوّل { $from } إلى { $into }.
lasting-city-hall = في دورك لك أن تبادل البراميل بنجوم، واحدًا بواحدة.
lasting-inn = تكلّفك السفن ${ $dollars } أقل.
lasting-prison = يكلّفك القباطنة ${ $dollars } أقل.
lasting-foundry = في مرحلة الدخل لك أن تحوّل الخام إلى مدافع، واحدًا بواحد.

## العناوين: الجولة والمرحلة

heading-income = الجولة { $round }: الدخل
heading-ships = الجولة { $round }: السفن
heading-remove = الجولة { $round }: رفع العمال
heading-place = الجولة { $round }: وضع العمال
heading-wish = الجولة { $round }: رغبة الشعب
heading-last-captains = نهاية اللعبة: تفعيل القباطنة
heading-allegiances = نهاية اللعبة: الولاءات
heading-exchange = نهاية اللعبة: ${ $dollars } للنقطة
heading-over = انتهت اللعبة
transcript-turn = الجولة { $round }، الدور { $turn }: { PERSON($who) ->
    [you] الدور لك
   *[other] الدور الآن عند { $who }
}. النتيجة: { $scores }.

## القرار الذي على القارئ

prompt-remove = ارفع عاملًا لتستعمل صفًا أو إجراءً بديلًا.
prompt-place = ضع عاملًا لتستعمل صفًا أو إجراءً بديلًا.
prompt-after = ما زال بوسعك { $may }، أو إنهاء دورك.
prompt-ship = اشترِ سفينة وخذ حمولة، أو توقف عن الشراء.
prompt-owed = لم تدفع بعدُ ثمن ولائك ({ $price }).
prompt-build = اختر مبنى، أو لا تبنِ شيئًا.
prompt-hire = اختر قبطانًا، أو لا توظّف أحدًا.
prompt-contract = أنجز عقدًا لنقاط زرقاء أو حمراء، أو لا تنجز شيئًا.
prompt-trade = بِع أولًا ثم اشترِ. علاوتا $1 توضعان لك تلقائيًا.
prompt-trade-get = حتى الآن تنال ${ $dollars }، بالعلاوتين.
prompt-trade-pay = حتى الآن تدفع ${ $dollars }، بالعلاوتين.
prompt-trade-even = حتى الآن الصفقة متعادلة، بالعلاوتين.
prompt-cube = { $left ->
    [1] اختر مكعبًا: قمحًا أو خشبًا أو خامًا.
   *[other] اختر مكعبًا (بقي { $left }): قمحًا أو خشبًا أو خامًا.
}
prompt-from = { $prompt } المصدر: { $source }.
prompt-colour = { $points ->
    [one] خذ نقطة: زرقاء أم حمراء؟
    [two] خذ نقطتين: زرقاوين أم حمراوين؟
    [few] خذ { $points } نقاط: زرقاء أم حمراء؟
    [many] خذ { $points } نقطة: زرقاء أم حمراء؟
   *[other] خذ { $points } نقطة: زرقاء أم حمراء؟
}
prompt-half = الدرجة { $step } من مسار السمعة: اختر أحد الجانبين.
prompt-foundry = اختر كم من الخام يحوّله المسبك إلى مدافع.
prompt-overflow = { $over ->
    [one] سلعة لا تتسع: وسّع مستودعك أو ارمِ سلعة.
    [two] سلعتان لا تتسعان: وسّع مستودعك أو ارمِ بعض السلع.
    [few] { $over } سلع لا تتسع: وسّع مستودعك أو ارمِ بعض السلع.
    [many] { $over } سلعة لا تتسع: وسّع مستودعك أو ارمِ بعض السلع.
   *[other] { $over } سلعة لا تتسع: وسّع مستودعك أو ارمِ بعض السلع.
}
prompt-overflow-discard = { $over ->
    [one] سلعة لا تتسع: اختر واحدة ترميها.
    [two] سلعتان لا تتسعان: اختر ما ترميه.
    [few] { $over } سلع لا تتسع: اختر ما ترميه.
    [many] { $over } سلعة لا تتسع: اختر ما ترميه.
   *[other] { $over } سلعة لا تتسع: اختر ما ترميه.
}
prompt-allegiance = بلغت { $points }: اختر ولاءً.
prompt-before-sale = قبل بيع سلعك بوسعك { $may }.
prompt-exchange = ادفع سرًا ${ $dollars } مقابل نقطة، كم مرة شئت.
prompt-choose = قم باختيارك.
prompt-over = انتهت اللعبة.

## للمنتظرين من اللاعبين

wait-remove = { PERSON($who) ->
    [you] عليك رفع عامل.
   *[other] على { $who } رفع عامل.
}
wait-place = { PERSON($who) ->
    [you] عليك وضع عامل.
   *[other] على { $who } وضع عامل.
}
wait-after = { PERSON($who) ->
    [you] عليك إنهاء دورك.
   *[other] على { $who } إنهاء الدور.
}
wait-ship = { PERSON($who) ->
    [you] بوسعك شراء سفينة.
   *[other] بوسع { $who } شراء سفينة.
}
wait-build = { PERSON($who) ->
    [you] بوسعك البناء.
   *[other] بوسع { $who } البناء.
}
wait-hire = { PERSON($who) ->
    [you] بوسعك توظيف قبطان.
   *[other] بوسع { $who } توظيف قبطان.
}
wait-contract = { PERSON($who) ->
    [you] بوسعك إنجاز عقد.
   *[other] بوسع { $who } إنجاز عقد.
}
wait-trade = { PERSON($who) ->
    [you] بوسعك التجارة.
   *[other] بوسع { $who } التجارة.
}
wait-overflow = { PERSON($who) ->
    [you] عليك إفساح مكان في المستودع.
   *[other] على { $who } إفساح مكان في المستودع.
}
wait-allegiance = { PERSON($who) ->
    [you] عليك اختيار ولاء.
   *[other] على { $who } اختيار ولاء.
}
wait-exchange = { PERSON($who) ->
    [you] بوسعك مبادلة المال بالنقاط سرًا.
   *[other] بوسع { $who } مبادلة المال بالنقاط سرًا.
}
wait = { PERSON($who) ->
    [you] القرار لك.
   *[other] القرار الآن عند { $who }.
}

## الضغطة التالية

next-colour = اختر نقاطًا زرقاء أو حمراء.
next-saved = اختر المكعب الذي توفّره لك الورشة.
next-payment = اختر دفع المال أو الخشب.
next-any = أتمّ اختيارك.

## الأزرار

do-remove = ارفع عاملًا: { $gain }
do-place = ضع عاملًا: { $gain }
do-buy-ship = اشترِ { $goods } بسعر ${ $dollars }
do-build = ابنِ { $building }
do-build-saving = ابنِ { $building } ووفّر 1 { $good }
do-hire = وظّف { FORM($captain, "inside") } بسعر { $price }
do-fulfil = { $points ->
    [one] أنجز لنقطة { $colour }
    [two] أنجز لنقطتين { FORM($colour, "two") }
    [few] أنجز لأجل { $points } نقاط { $colour }
    [many] أنجز لأجل { $points } نقطة { $colour }
   *[other] أنجز لأجل { $points } نقطة { $colour }
}
do-paying = بدفع { $goods }
do-sell = بِع 1 { $good }
do-buy = اشترِ 1 { $good }
do-take = خذ { $gain }
do-half-build = ابنِ
do-half-trade = تاجر
do-half-fulfil = أنجز عقدًا
do-half-hire = وظّف قبطانًا
do-take-allegiance = خذ الولاء: { $condition }
    .due = خذ الولاء: { $condition } قبل نهاية اللعبة
do-prove = ادفع { $price } لولائك
do-activate = فعّل { FORM($captain, "inside") }
do-city-hall = بادل برميلًا بنجمة
do-dry = جفّف { $from } إلى { $into }
do-distil = قطّر { $from } إلى { $into }
do-smelt = حوّل { $ore } إلى { $cannons }
do-keep-ore = أبقِ كل الخام
do-expand = أضف مربعًا بسعر ${ $dollars }
do-discard = ارمِ 1 { $good }
do-exchange = ادفع ${ $dollars } مقابل { $gain }
do-stop-buying = توقف عن شراء السفن
do-build-nothing = لا تبنِ شيئًا
do-hire-none = لا توظّف أحدًا
do-fulfil-none = لا تنجز عقدًا
do-trade-nothing = لا تتاجر
do-finish-trade = أتمّ الصفقة
do-end-turn = أنهِ الدور
do-finish-exchange = أنهِ المبادلة
do-done = تم

## تحذيرات قبل الامتناع

forgone-ship = ما زال بوسعك شراء سفينة. اضغط مرة أخرى لتتوقف عن الشراء هذه الجولة.
forgone-build = بوسعك بناء شيء. اضغط مرة أخرى لكيلا تبني شيئًا.
forgone-hire = بوسعك توظيف قبطان. اضغط مرة أخرى لكيلا توظّف أحدًا.
forgone-contract = بوسعك إنجاز عقد. اضغط مرة أخرى لكيلا تنجز عقدًا.
forgone-trade = لم تتاجر بشيء بعد. اضغط مرة أخرى لتتجاوز الصفقة.
forgone-exchange = المال الباقي لا قيمة له. اضغط مرة أخرى لتبقيه.
forgone-allegiance = بوسعك دفع ثمن ولائك، ومن دونه لن تصير الحاكم. اضغط مرة أخرى لكيلا تدفع.
forgone-captain = بوسعك تفعيل قبطان. اضغط مرة أخرى لكيلا تفعّل أحدًا.

## أسماء الأجزاء، لقارئ الشاشة

part-row = لوحة { $board }، الصف { $row }: { $gain }
part-board = لوحة { $board }
part-alternative = لوحة { $board }، الإجراء البديل: { $action }
part-ship = سفينة بسعر ${ $dollars }: { $goods }
part-building = { $building }: التكلفة { $cost }. عند البناء: { $gain }. { $left ->
    [0] لا نسخ باقية.
   *[other] النسخ الباقية: { $left }.
}
part-building-lasting = { $building }: التكلفة { $cost }. عند البناء: { $gain }. { $lasting } { $left ->
    [0] لا نسخ باقية.
   *[other] النسخ الباقية: { $left }.
}
part-saved = وفّر 1 { $good }
part-captain = { $captain }، بسعر { $price }. عند التوظيف: { $gain }.
part-captain-cannons = { $captain }، بسعر { $price }. عند التوظيف: { $gain }. لاحقًا مقابل { $cannons }: { $later }.
part-pay = ادفع { $price }
part-contract = عقد مقابل { $goods }: نقاط زرقاء { $blue } أو حمراء { $red }. مكافأة هذا المكان: { $bonus }.
part-space = مكان فارغ { $number } على لوحة العقود. المكافأة: { $bonus }.
part-blue = نقاط زرقاء
part-red = نقاط حمراء
part-sell = بِع { FORM($good, "def") }، ${ $price } للواحد؛ لديك { $stored }
part-buy = اشترِ { FORM($good, "def") }، ${ $price } للواحد
part-half = الدرجة { $step }: { $gain }
part-left = الجانب الأيسر من درجة
part-right = الجانب الأيمن من درجة
part-cube = مكعب { $good }
part-allegiance = ولاء: { $condition }. يعطي فورًا { $gain }.
part-no-allegiance = { PERSON($who) ->
    [you] لا ولاء لك بعد
   *[other] لا ولاء بعد عند { $who }
}
part-allegiance-open = { PERSON($who) ->
    [you] ولاؤك، لم يُنجز بعد: { $condition }
   *[other] ولاء { $who }، لم يُنجز بعد: { $condition }
}
part-allegiance-fulfilled = { PERSON($who) ->
    [you] ولاؤك، مُنجز: { $condition }
   *[other] ولاء { $who }، مُنجز: { $condition }
}
part-crew = فعّل { FORM($captain, "inside") } مقابل { $cannons }: { $gain }
part-crew-plain = { $captain }، بلا تفعيل
part-crew-used = { $captain }، تم التفعيل
part-own = { $building }
part-own-lasting = { $building }. { $lasting }
part-expansion = توسعة المستودع بسعر ${ $dollars }
part-no-expansion = لم تبقَ فيش توسعة
part-stored = { $count ->
    [0] لا { FORM($good, "plural") } في المستودع
   *[other] { FORM($good, "def") } في المستودع: { $count }
}

## الرفض: لماذا لا يُضغط جزء الآن

no-over = انتهت اللعبة.
no-other-turn = ليس الدور دورك: انتظر { $who }.

no-worker-moved = سبق أن حرّكت عاملًا في هذا الدور.
no-workers-yet = يتحرك العمال في المرحلة 3، بعد السفن.
no-workers-any-more = انتهت كل الجولات: لم يعد العمال يتحركون.
no-worker-now = لا تستطيع تحريك عامل الآن: أتمّ هذا الاختيار أولًا.
no-worker-here = ليس لك على لوحة { $board } عامل ترفعه.
no-room-here = لوحة { $board } ممتلئة.
no-whole-row = في هذا الصف شرطة مائلة: اختر جانبه الأيسر أو الأيمن.
no-half-row = لا شرطة مائلة في هذا الصف: تناله كله.

no-ship-now = السفن معروضة للبيع في المرحلة 2 فقط، قبل أن يتحرك العمال.
no-ship-gone = هذه السفينة ليست للبيع: بيعت، أو لم تُسحب هذه الجولة.
no-ship-row = ليس لهذه السفينة حمولة كهذه.
no-ship-money = ثمن هذه السفينة ${ $price }، و{ $money ->
    [0] لا مال لديك.
   *[other] ليس لديك إلا ${ $money }.
}

no-build-now = للبناء استعمل صفًا فيه أيقونة بناء أو الإجراء البديل في لوحة { $board }.
no-build-owned = { $building } من مبانيك، ولا تستطيع بناء المبنى نفسه مرتين.
no-build-left = { $building }: لم تبقَ نسخ.
no-build-unused = { $building }: ليس في هذه اللعبة.
no-build-goods = { $building }: ينقصك { $goods }.
no-build-workshop = { $building }: ينقصك { $goods }، والورشة لا توفّر لك إلا مكعبًا واحدًا.
no-saved = اختر أولًا مبنى في تكلفته { $good }: توفّر لك الورشة مكعبًا واحدًا منها.

no-hire-now = للتوظيف استعمل صفًا فيه أيقونة قبطان أو الإجراء البديل في لوحة { $board }.
no-captain-taken = { PERSON($who) ->
    [you] سبق أن وظّفت { FORM($captain, "inside") }.
   *[other] { FORM($captain, "inside") } في خدمة { $who }.
}
no-captain-yet = لا يمكن توظيف { $captain } قبل الجولة { $round }.
no-captain-unused = هذا القبطان ليس في هذه اللعبة.
no-captain-money = تحتاج إلى { $price } لتوظيف { FORM($captain, "inside") }، و{ $money ->
    [0] لا مال لديك.
   *[other] ليس لديك إلا ${ $money }.
}
no-captain-goods = ينقصك { $goods } لتوظيف { FORM($captain, "inside") }.
no-payment = لا تختار طريقة الدفع إلا مع { $captain }: { $price }.
no-activate-now = فعّل القباطنة قبل تحريك عامل أو بعده، أو في نهاية اللعبة.
no-crew-other = لم توظّف { FORM($captain, "inside") }.
no-crew-plain = لا شيء يُفعّل عند { $captain }.
no-crew-used = سبق أن فعّلت { FORM($captain, "inside") }.
no-crew-cannons = تحتاج إلى { $cannons } لتفعيل { FORM($captain, "inside") }، و{ $stored ->
    [0] لا مدافع لديك.
   *[other] ليس لديك إلا { $stored }.
}

no-contract-now = لإنجاز عقد استعمل صفًا فيه أيقونة عقد أو الإجراء البديل في لوحة { $board }.
no-contract-yet = هذا المكان فارغ: تأتي عقود جديدة في نهاية الجولة.
no-contract-left = هذا المكان فارغ، ولن تأتي عقود جديدة.
no-contract-goods = ينقصك لهذا العقد { $goods }.
no-colour-now = لا تختار الآن بين نقاط زرقاء وحمراء.
no-colour-first = اختر أولًا عقدًا، ثم نقاطًا زرقاء أو حمراء.

no-trade-now = للتجارة استعمل صفًا فيه أيقونة تجارة أو الإجراء البديل في لوحة { $board }.
no-sell-none = ليس لديك { FORM($good, "plural") } للبيع.
no-sell-after = تبيع قبل أن تشتري: لتبيع أكثر تراجع أولًا عن مشترياتك.
no-buy-sold = أنت تبيع { FORM($good, "def") }، فلا شراء منها في هذه الصفقة.
no-buy-room = لا مربع خاليًا في مستودعك لسلعة أخرى.
no-buy-money = بقي لديك ${ $money }، ولا يكفي لشراء 1 { $good }.
no-supply = لم يبقَ في المخزون { FORM($good, "plural") }.
no-expand-now = لا توسّع مستودعك إلا في أثناء صفقة، أو حين لا تتسع سلعك.
no-expansions-left = لم تبقَ لديك فيش توسعة: لا يكبر مستودعك أكثر.
no-expansion-money = ثمن التوسعة التالية ${ $price }، و{ $money ->
    [0] لا مال لديك.
   *[other] ليس لديك إلا ${ $money }.
}
no-stored-none = ليس لديك { FORM($good, "plural") }.
no-stored-fits = لا ترمي سلعًا إلا حين لا يتسع لها مستودعك.

no-half-now = لا تختار الآن جانبًا من درجة.
no-cube-now = لا تختار الآن مكعبًا.

no-allegiance-now = تختار ولاءً حين تبلغ { $points }.
no-allegiance-taken = { PERSON($who) ->
    [you] سبق أن أخذت هذا الولاء.
   *[other] هذا الولاء عند { $who }.
}
no-allegiance-unused = هذا الولاء ليس في هذه اللعبة.
no-seal-now = ادفع لولائك قبل تحريك عامل أو بعده، أو في نهاية اللعبة.
no-seal-none = لا ولاء لك بعد.
no-seal-fulfilled = ولاؤك مُنجز.
no-seal-money = ثمن ولائك ${ $price }، و{ $money ->
    [0] لا مال لديك.
   *[other] ليس لديك إلا ${ $money }.
}
no-seal-goods = ينقصك لولائك { $goods }.
no-seal-condition = لا شيء تدفعه: إنجاز ولائك يكون بهذا الشرط: { $condition }.

no-own-not = ليس من مبانيك: { $building }.
no-own-passive = يسري أثر { $building } تلقائيًا: لا حاجة إلى استعماله أبدًا.
no-city-hall-now = لك استعمال { $building } قبل تحريك عامل أو بعده.
no-city-hall-barrel = { $building }: ليس لديك برميل.
no-foundry-now = لا يعمل المسبك إلا في مرحلة الدخل.
no-smelt = تحتاج إلى 1 خام لكل مدفع، ويجب أن تكون في المخزون مدافع كافية.
no-works-goods = لاستعمال { $building } تحتاج إلى { $needs }، و{ $stored ->
    [0] ليس لديك شيء منها.
   *[other] ليس لديك إلا { $stored }.
}
no-works-supply = لم يبقَ في المخزون ما يكفي: { $makes }.
no-works-now = لا تستطيع استعمال { $building } في أثناء هذا الاختيار.

no-exchange-money = ثمن النقطة ${ $price }، و{ $money ->
    [0] لم يبقَ لديك مال.
   *[other] لم يبقَ لديك إلا ${ $money }.
}

no-done-worker = عليك تحريك عامل: اختر لوحة.
no-done-overflow = سلعك لا تتسع: وسّع مستودعك أو ارمِ بعضها.
no-done-allegiance = عليك اختيار ولاء.
no-done-foundry = اختر كم من الخام تستعمل؛ ولك أن تبقيه كله.
no-done-colour = اختر نقاطًا زرقاء أو حمراء.
no-done-cube = اختر مكعبًا.
no-done-choose = اختر أولًا أحد الجانبين.

## مجريات اللعبة

line-not-used = ليس في هذه اللعبة: { $buildings }
line-wish-laid = رغبة الشعب في الجولة { $round }: { $symbols }، عن نقاط { $colour }
line-contract-laid = عقد جديد مقابل { $goods }
line-captains = قباطنة للتوظيف: { $captains }
line-endowment = { PERSON($who) ->
    [you] تسحب منحة بداية
   *[other] { $who }: سحب منحة بداية
}

line-round = { PERSON($who) ->
    [you] تبدأ الجولة { $round }، وأنت اللاعب الأول
   *[other] تبدأ الجولة { $round }، واللاعب الأول { $who }
}
line-victory-card = بطاقة النصر للجولة { $round } { $colour }، لصالح { $honour }
line-income = { PERSON($who) ->
    [you] تجمع دخلك
   *[other] { $who }: جمع الدخل
}
line-ships = سفن معروضة للبيع: { $prices }
line-buys-ship = { PERSON($who) ->
    [you] تشتري سفينة حمولتها { $goods }
   *[other] { $who }: شراء سفينة حمولتها { $goods }
}
line-passes = { PERSON($who) ->
    [you] تتوقف عن شراء السفن هذه الجولة
   *[other] { $who }: توقف عن شراء السفن هذه الجولة
}
aside-gained = ‎+${ $dollars }
aside-paid = ‎−${ $dollars }

line-removes = { PERSON($who) ->
    [you] ترفع عاملًا من لوحة { $board }: { $gain }
   *[other] { $who }: رفع عامل من لوحة { $board }: { $gain }
}
line-places = { PERSON($who) ->
    [you] تضع عاملًا على لوحة { $board }: { $gain }
   *[other] { $who }: وضع عامل على لوحة { $board }: { $gain }
}
line-removes-instead = { PERSON($who) ->
    [you] ترفع عاملًا من لوحة { $board } من أجل { $action }
   *[other] { $who }: رفع عامل من لوحة { $board } من أجل { $action }
}
line-places-instead = { PERSON($who) ->
    [you] تضع عاملًا على لوحة { $board } من أجل { $action }
   *[other] { $who }: وضع عامل على لوحة { $board } من أجل { $action }
}
line-automa-removes = يرفع الأوتوما عاملًا من لوحة { $board }
line-automa-places = يضع الأوتوما عاملًا على لوحة { $board }
line-automa-blocked = يسحب الأوتوما بلاطة { $board } ولا يستطيع استعمال تلك اللوحة
line-automa-shuffles = يعيد الأوتوما خلط بلاطاته

line-money = { PERSON($who) ->
    [you] تكسب مالًا من { $source }
   *[other] { $who }: كسب مال من { $source }
}
line-goods = { PERSON($who) ->
    [you] تكسب { $goods }
   *[other] { $who }: كسب { $goods }
}
line-goods-short = { PERSON($who) ->
    [you] تكسب { $goods }، لكن ينقص المخزون { $lacking }
   *[other] { $who }: كسب { $goods }، لكن ينقص المخزون { $lacking }
}
line-goods-lost = { PERSON($who) ->
    [you] لا تنال { $lacking }: نفد المخزون
   *[other] { $who }: بقاء من دون { $lacking }، نفد المخزون
}
line-points = { PERSON($who) ->
    [you] تكسب { $points } من { $source }
   *[other] { $who }: كسب { $points } من { $source }
}
line-step = { PERSON($who) ->
    [you] تبلغ الدرجة { $step } من مسار السمعة
   *[other] { $who }: بلوغ الدرجة { $step } من مسار السمعة
}
line-beyond = { PERSON($who) ->
    [you] تكسب نجمة، لكنك على الدرجة الأخيرة
   *[other] { $who }: كسب نجمة على الدرجة الأخيرة
}
line-population = { PERSON($who) ->
    [you] ينمو سكانك إلى { $population }
   *[other] { $who }: نمو السكان إلى { $population }
}

line-builds = { PERSON($who) ->
    [you] تبني { $building } بتكلفة { $price }
   *[other] { $who }: بناء { $building } بتكلفة { $price }
}
line-hires = { PERSON($who) ->
    [you] توظّف { FORM($captain, "inside") } بسعر { $price }
   *[other] { $who }: توظيف { FORM($captain, "inside") } بسعر { $price }
}
line-activates = { PERSON($who) ->
    [you] تفعّل { FORM($captain, "inside") } مقابل { $cannons }
   *[other] { $who }: تفعيل { FORM($captain, "inside") } مقابل { $cannons }
}
line-fulfils = { PERSON($who) ->
    [you] تنجز عقدًا لنقاط { $colour } وتدفع { $goods }
   *[other] { $who }: إنجاز عقد لنقاط { $colour } ودفع { $goods }
}
line-builds-nothing = { PERSON($who) ->
    [you] لا تبني شيئًا
   *[other] { $who }: لا بناء
}
line-hires-none = { PERSON($who) ->
    [you] لا توظّف قبطانًا
   *[other] { $who }: لا توظيف
}
line-fulfils-none = { PERSON($who) ->
    [you] لا تنجز عقدًا
   *[other] { $who }: لا إنجاز لعقد
}
line-trades-nothing = { PERSON($who) ->
    [you] لا تتاجر بشيء
   *[other] { $who }: لا تجارة
}
line-allegiance = { PERSON($who) ->
    [you] تأخذ ولاءً: { $condition }
   *[other] { $who }: أخذ ولاء، { $condition }
}
line-proved = { PERSON($who) ->
    [you] تنجز ولاءك: { $condition }
   *[other] { $who }: إنجاز الولاء، { $condition }
}

line-sells = { PERSON($who) ->
    [you] تبيع { $goods }
   *[other] { $who }: بيع { $goods }
}
line-buys = { PERSON($who) ->
    [you] تشتري { $goods }
   *[other] { $who }: شراء { $goods }
}
line-trades = { PERSON($who) ->
    [you] تبيع { $sold } وتشتري { $bought }
   *[other] { $who }: بيع { $sold } وشراء { $bought }
}
line-expands = { PERSON($who) ->
    [you] تضيف مربعًا إلى مستودعك
   *[other] { $who }: إضافة مربع إلى المستودع
}
line-clears = { PERSON($who) ->
    [you] { $tokens ->
        [one] تزيل فيشة توسعتك الأخيرة مجانًا
        [two] تزيل فيشتي توسعة مجانًا
        [few] تزيل { $tokens } فيش توسعة مجانًا
        [many] تزيل { $tokens } فيشة توسعة مجانًا
       *[other] تزيل { $tokens } فيشة توسعة مجانًا
    }
   *[other] { $who }: { $tokens ->
        [one] إزالة فيشة التوسعة الأخيرة مجانًا
        [two] إزالة فيشتي توسعة مجانًا
        [few] إزالة { $tokens } فيش توسعة مجانًا
        [many] إزالة { $tokens } فيشة توسعة مجانًا
       *[other] إزالة { $tokens } فيشة توسعة مجانًا
    }
}
line-discards = { PERSON($who) ->
    [you] ترمي 1 { $good }
   *[other] { $who }: رمي 1 { $good }
}
line-smelts = { PERSON($who) ->
    [you] تحوّل { $ore } إلى { $cannons }
   *[other] { $who }: تحويل { $ore } إلى { $cannons }
}
line-keeps-ore = { PERSON($who) ->
    [you] تُبقي كل خامك
   *[other] { $who }: إبقاء كل الخام
}
line-dries = { PERSON($who) ->
    [you] تجفّف { $from } إلى { $into }
   *[other] { $who }: تجفيف { $from } إلى { $into }
}
line-distils = { PERSON($who) ->
    [you] تقطّر { $from } إلى { $into }
   *[other] { $who }: تقطير { $from } إلى { $into }
}
line-city-hall = { PERSON($who) ->
    [you] تبادل برميلًا بنجمة في { $building }
   *[other] { $who }: مبادلة برميل بنجمة في { $building }
}

line-symbols = { PERSON($who) ->
    [you] لديك { $count ->
        [one] رمز واحد
        [two] رمزان
        [few] { $count } رموز
        [many] { $count } رمزًا
       *[other] { $count } رمز
    } لرغبة الشعب
   *[other] لدى { $who } { $count ->
        [one] رمز واحد
        [two] رمزان
        [few] { $count } رموز
        [many] { $count } رمزًا
       *[other] { $count } رمز
    } لرغبة الشعب
}

line-sells-out = { PERSON($who) ->
    [you] تبيع سلعك الباقية: { $goods }
   *[other] { $who }: بيع السلع الباقية: { $goods }
}
line-may-exchange = { PERSON($who) ->
    [you] بوسعك مبادلة المال بالنقاط سرًا
   *[other] بوسع { $who } مبادلة المال بالنقاط سرًا
}
line-buys-point = { PERSON($who) ->
    [you] تدفع ${ $dollars } مقابل { $points }
   *[other] { $who }: دفع ${ $dollars } مقابل { $points }
}
line-exchanges = { PERSON($who) ->
    [you] تبادل ${ $dollars } مقابل { $points }
   *[other] { $who }: مبادلة ${ $dollars } مقابل { $points }
}
line-exchanges-nothing = { PERSON($who) ->
    [you] لا تبادل شيئًا
   *[other] { $who }: لا مبادلة
}
line-excess = { PERSON($who) ->
    [you] تخسر { $points }: زاد الفرق بين نقاطك الزرقاء والحمراء على { $most }
   *[other] { $who }: خسارة { $points }، زاد الفرق بين النقاط الزرقاء والحمراء على { $most }
}
line-no-governor = لم ينجز أي لاعب ولاءً: لا حاكم
line-crowned = { PERSON($who) ->
    [you] تصير { $honour }
    [you-all] لقب { $honour } مشترك: { $who }
    [several] لقب { $honour } مشترك: { $who }
   *[other] لقب { $honour } من نصيب { $who }
}

## الإجابات عن قطعة: أماكن ومسارات وأزرار

piece-alternative = الإجراء البديل في لوحة { $board }
    .about = حين تضع عاملًا هنا أو ترفعه لك أن تستعمل هذا الإجراء بدل الصف.
piece-space = المكان { $number } على لوحة العقود
    .about = هذا المكان فارغ. في نهاية الجولة تتحرك العقود يمينًا وتملأ عقود جديدة الفراغات.
piece-blue = نقاط زرقاء
    .about = تبيّن النقاط الزرقاء مكانتك لدى التاج. وصاحب أكثرها قد يصير الحاكم.
piece-red = نقاط حمراء
    .about = تبيّن النقاط الحمراء سندك لدى الشعب. وصاحب أكثرها يصير ملك القراصنة.
piece-track = مسار السمعة
    .about = كل نجمة ترفعك درجة، وتنال مكسب تلك الدرجة.
piece-step = الدرجة { $step } من مسار السمعة
piece-seal = لا ولاء بعد
    .about = متى صارت لديك نقاط زرقاء كافية وجب أن تأخذ ولاءً للتاج.
piece-expansion = توسعة المستودع
    .about = ادفع السعر الذي على فيشة توسعة لتزيلها وتكسب مربعًا إضافيًا.
piece-done = تم
    .about = ينهي الاختيار الحالي أو يتجاوزه.
piece-money = المال
    .about = بالمال تدفع ثمن السفن والقباطنة والسلع. وفي النهاية لك أن تبادله بالنقاط.
piece-population = السكان
    .about = في كل جولة تجمع دولارات بعدد سكانك.
piece-warehouse = المستودع
    .about = كل مربع يتسع لسلعة واحدة. وما لا يتسع من السلع عليك رميه.
piece-workers = العمال
    .about = في الجولات الفردية ترفع عمالك من لوحات الإجراءات. وفي الزوجية تعيدهم إليها.
piece-score = النقاط
    .about = قد تجعلك النقاط الزرقاء الحاكم، والحمراء ملك القراصنة.
piece-scale = الميزان
    .about = بِع على اليسار واشترِ على اليمين. تبيع سلعة من نوع واحد بـ$1 أكثر للواحدة (ولا تكون مدافع أبدًا)، وتشتري سلعة من نوع واحد بـ$1 أقل للواحدة (ولا تكون قمحًا أبدًا).
piece-held = المباني والقباطنة والعقود
    .about = يرى كل اللاعبين هذه البطاقات.
piece-order = لوحة الترتيب
    .about = تبيّن لوحة الترتيب لمن الدور في تحريك عامل. وتُقلب اللوحة بعد كل جولة.

## الإجابات: حال قطعة الآن

now-unused = لا يُستعمل في هذه اللعبة.
now-left = { $left ->
    [0] لم يبقَ شيء.
   *[other] الباقي { $left }.
}
now-built = عند: { $who }.
now-lack = { PERSON($who) ->
    [you] ينقصك { $goods }.
   *[other] ينقص { $who }: { $goods }.
}
now-hired = في خدمة: { $who }.
now-for-hire = متاح للتوظيف الآن.
now-hire-later = قد يُعرض للتوظيف ابتداءً من الجولة { $round }.
now-price = { PERSON($who) ->
    [you] ستدفع { $price }.
   *[other] السعر لدى { $who }: { $price }.
}
now-activated = تم تفعيله.
now-contract-space = على المكان { $space } من لوحة العقود. مكافأة هذا المكان: { $bonus }.
now-has-goods = { PERSON($who) ->
    [you] لديك كل السلع لهذا العقد.
   *[other] لدى { $who } كل السلع لهذا العقد.
}
now-fulfilled = أُنجز لدى: { $who }.
now-ship-for-sale = معروضة للبيع هذه الجولة.
now-ships-coming = لم تُعرض سفن هذه الجولة بعد.
now-ship-sold = بيعت هذه الجولة.
now-ship-absent = ليست للبيع: بيعت، أو لم تُسحب هذه الجولة.
now-allegiance-free = ما زال متاحًا.
now-allegiance-open = عند { $who }، لم يُنجز بعد.
now-allegiance-fulfilled = عند { $who }، وقد أُنجز.
now-wish-round = تُحسب في الجولة { $round }.
now-symbols = { PERSON($who) ->
    [you] { $count ->
        [0] ليست لديك رموز مطابقة.
        [one] لديك رمز مطابق واحد.
        [two] لديك رمزان مطابقان.
        [few] لديك { $count } رموز مطابقة.
        [many] لديك { $count } رمزًا مطابقًا.
       *[other] لديك { $count } رمز مطابق.
    }
   *[other] { $count ->
        [0] لا رموز مطابقة لدى { $who }.
        [one] لدى { $who } رمز مطابق واحد.
        [two] لدى { $who } رمزان مطابقان.
        [few] لدى { $who } { $count } رموز مطابقة.
        [many] لدى { $who } { $count } رمزًا مطابقًا.
       *[other] لدى { $who } { $count } رمز مطابق.
    }
}
now-endowed = سحبها لاعب في البداية.
now-supply = { $left ->
    [0] لم يبقَ شيء في المخزون.
   *[other] بقي في المخزون { $left }.
}
now-supply-endless = المخزون لا ينفد أبدًا.
now-holds = { PERSON($who) ->
    [you] في مستودعك: { $count }.
   *[other] في مستودع { $who }: { $count }.
}
now-next-row = العامل التالي يستعمل الصف { $row }: { $gain }.
now-board-empty = لم يبقَ هنا عمال لرفعهم.
now-board-full = لا مكان هنا لعامل آخر.
now-workers-here = { PERSON($who) ->
    [you] لك هنا { $count ->
        [one] عامل واحد
        [two] عاملان
        [few] { $count } عمال
        [many] { $count } عاملًا
       *[other] { $count } عامل
    }.
   *[other] هنا من عمال { $who }: { $count ->
        [one] عامل واحد
        [two] عاملان
        [few] { $count } عمال
        [many] { $count } عاملًا
       *[other] { $count } عامل
    }.
}
now-automa-here = للأوتوما هنا { $count ->
    [one] عامل واحد
    [two] عاملان
    [few] { $count } عمال
    [many] { $count } عاملًا
   *[other] { $count } عامل
}.
now-workers-left = { PERSON($who) ->
    [you] { $count ->
        [0] لم يبقَ لك عمال تحرّكهم.
        [one] بقي لك عامل واحد تحرّكه.
        [two] بقي لك عاملان تحرّكهما.
        [few] بقي لك { $count } عمال تحرّكهم.
        [many] بقي لك { $count } عاملًا تحرّكهم.
       *[other] بقي لك { $count } عامل تحرّكهم.
    }
   *[other] { $count ->
        [0] لم يبقَ عمال للتحريك لدى { $who }.
        [one] بقي لدى { $who } عامل واحد للتحريك.
        [two] بقي لدى { $who } عاملان للتحريك.
        [few] بقي لدى { $who } { $count } عمال للتحريك.
        [many] بقي لدى { $who } { $count } عاملًا للتحريك.
       *[other] بقي لدى { $who } { $count } عامل للتحريك.
    }
}
now-could-build = { PERSON($who) ->
    [you] { $count ->
        [0] لا تقدر الآن على تكلفة أي مبنى.
        [one] تقدر الآن على تكلفة مبنى واحد.
        [two] تقدر الآن على تكلفة أي من مبنيين.
        [few] تقدر الآن على تكلفة أي من { $count } مبانٍ.
        [many] تقدر الآن على تكلفة أي من { $count } مبنى.
       *[other] تقدر الآن على تكلفة أي من { $count } مبنى.
    }
   *[other] { $count ->
        [0] لا مبنى الآن في متناول { $who }.
        [one] في متناول { $who } الآن مبنى واحد.
        [two] في متناول { $who } الآن مبنيان.
        [few] في متناول { $who } الآن { $count } مبانٍ.
        [many] في متناول { $who } الآن { $count } مبنى.
       *[other] في متناول { $who } الآن { $count } مبنى.
    }
}
now-could-hire = { PERSON($who) ->
    [you] { $count ->
        [0] لا تقدر الآن على ثمن أي قبطان.
        [one] تقدر الآن على ثمن قبطان واحد.
        [two] تقدر الآن على ثمن أي من قبطانين.
        [few] تقدر الآن على ثمن أي من { $count } قباطنة.
        [many] تقدر الآن على ثمن أي من { $count } قبطانًا.
       *[other] تقدر الآن على ثمن أي من { $count } قبطان.
    }
   *[other] { $count ->
        [0] لا قبطان الآن في متناول { $who }.
        [one] في متناول { $who } الآن قبطان واحد.
        [two] في متناول { $who } الآن قبطانان.
        [few] في متناول { $who } الآن { $count } قباطنة.
        [many] في متناول { $who } الآن { $count } قبطانًا.
       *[other] في متناول { $who } الآن { $count } قبطان.
    }
}
now-could-fulfil = { PERSON($who) ->
    [you] { $count ->
        [0] لا تستطيع الآن إنجاز أي عقد.
        [one] تستطيع الآن إنجاز عقد واحد.
        [two] تستطيع الآن إنجاز أي من عقدين.
        [few] تستطيع الآن إنجاز أي من { $count } عقود.
        [many] تستطيع الآن إنجاز أي من { $count } عقدًا.
       *[other] تستطيع الآن إنجاز أي من { $count } عقد.
    }
   *[other] { $count ->
        [0] لا عقد الآن في متناول { $who }.
        [one] في متناول { $who } الآن عقد واحد.
        [two] في متناول { $who } الآن عقدان.
        [few] في متناول { $who } الآن { $count } عقود.
        [many] في متناول { $who } الآن { $count } عقدًا.
       *[other] في متناول { $who } الآن { $count } عقد.
    }
}
now-points = { PERSON($who) ->
    [you] رصيدك: { $points }.
   *[other] رصيد { $who }: { $points }.
}
now-score = { PERSON($who) ->
    [you] نقاطك الزرقاء { $blue }، والحمراء { $red }.
   *[other] نقاط { $who } الزرقاء { $blue }، والحمراء { $red }.
}
now-chest = { PERSON($who) ->
    [you] نقاطك في صندوق مغلق.
   *[other] نقاط { $who } مخفية في صندوق مغلق.
}
now-step = { PERSON($who) ->
    [you] أنت على الدرجة { $step }.
   *[other] الدرجة التي بلغها { $who }: { $step }.
}
now-money = { PERSON($who) ->
    [you] لديك ${ $dollars }.
   *[other] لدى { $who } ${ $dollars }.
}
now-population = { PERSON($who) ->
    [you] عدد سكانك { $population }.
   *[other] عدد سكان { $who }: { $population }.
}
now-warehouse = { PERSON($who) ->
    [you] تستعمل { $used } من { $squares } مربعات.
   *[other] المربعات المستعملة لدى { $who }: { $used } من { $squares }.
}
now-expansion = { PERSON($who) ->
    [you] ثمن توسعتك التالية ${ $dollars }.
   *[other] ثمن التوسعة التالية لدى { $who }: ${ $dollars }.
}
now-no-expansion = { PERSON($who) ->
    [you] لم تبقَ لديك فيش توسعة.
   *[other] لم تبقَ فيش توسعة لدى { $who }.
}
now-held = { PERSON($who) ->
    [you] هذه لك.
   *[other] هذه لدى { $who }.
}
now-order = ترتيب الأدوار من الآن: { $order }.
now-victory-cards = المكشوف حتى الآن: { $blue } زرقاء، { $red } حمراء.

## الحقائق

fact-money = المال: ${ $dollars }
fact-workers = عمال لم يتحركوا بعد: { $count }
fact-purse = بعد هذه التجارة: ${ $dollars }
fact-pending = ما بقي: { $gains }
fact-gain = { $gain } من { $source }
fact-symbols = الرموز: { $symbols }
fact-buildings = المباني: { $buildings }
fact-captains = القباطنة: { $captains }
fact-waiting = لم يُفعَّل بعد: { $captains }
fact-fulfilled = عقد مُنجز: { $goods }
fact-contract = المكان { $space }: { $goods } مقابل نقاط زرقاء { $blue } أو حمراء { $red }؛ المكافأة: { $bonus }
fact-stock = { $left ->
    [0] لم يبقَ منها شيء: { $buildings }
   *[other] الباقي من كل منها { $left }: { $buildings }
}
fact-allegiance = { $condition }، ويعطي فورًا { $gain }
fact-order = ترتيب الأدوار: { $order }
fact-turn = الدور { $turn } في اللعبة
fact-automa = بلاطات الأوتوما المقلوبة: الحاكم { $governor }، السوق { $market }، المرفأ { $harbor }، الحانة { $tavern }
fact-supply = في المخزون: { $goods }
fact-endowments = منح البداية الموزّعة: { $numbers }

## محتويات العلبة

box-buildings = المباني
    .about = المباني { $buildings } في { $families } ألوان، ومن كل منها { $copies } نسخ. ولا تستطيع بناء المبنى نفسه مرتين.
box-captains = القباطنة
    .about = لكل جولة { $each } قباطنة؛ يدخل اللعب منهم { $few } أو { $many }. ويمكن تفعيل بعضهم لاحقًا بدفع مدافع.
box-contracts = العقود
    .about = العقود { $contracts }. وكل مكان على لوحة العقود يضيف مكافأة إلى العقد الذي عليه.
box-contract = عقد مقابل { $goods }
    .about = ادفع هذه السلع لتكسب إما النقاط الزرقاء وإما الحمراء.
box-ships = السفن
    .about = السفن { $ships }. في كل جولة يُعرض منها للبيع { $two } مع لاعبَين، و{ $three } مع ثلاثة، و{ $four } مع أربعة.
box-ship = السفينة { $number }
    .about = اشترِ هذه السفينة لتأخذ إحدى حمولاتها.
box-allegiances = الولاءات
    .about = حين تبلغ { $points } تأخذ ولاءً. ولا يصير الحاكم إلا لاعب أنجز ولاءً.
box-wishes = الرغبات والمنح
    .about = تُعرض { $rounds } من { $wishes } رغبة، واحدة لكل جولة. ويسحب كل لاعب واحدة من منح البداية، وعددها { $endowments }.
box-wish = رغبة الشعب: { $symbols }
    .about = في نهاية جولتها يكسب النقاط أصحاب أكثر الرموز: { $symbols }.
box-endowment = منحة البداية { $number }
box-tiles = بلاطات الإجراءات والمسارات
    .about = لكل لوحة إجراءات { $tiles } بلاطات. وتظهر وجوهها لعدد اللاعبين { $players }.
box-tiles-of = بلاطات إجراءات لوحة { $board }
    .about = توضع على صفوف اللوحة بترتيب عشوائي عند التجهيز.
box-goods = السلع
    .about = تبيع السلع وتشتريها بسعرها الأساسي. والصحنان الصغيران في الميزان يزيدان $1 أو يوفّرانه عن كل سلعة من نوع واحد.
box-automa = الأوتوما
    .about = لا يُستعمل إلا مع لاعبَين.
box-automa-tiles = بلاطات الأوتوما
    .about = تبيّن كل بلاطة اللوحة التي يضع فيها الأوتوما عاملًا أو يرفعه منها.
box-victory-cards = بطاقات النصر
    .about = تُكشف بطاقة في كل جولة. واللون الأكثر ظهورًا يحدد أي لقب يفوز باللعبة.

figure-costs = التكلفة
figure-points = النقاط
figure-when-built = عند البناء
figure-symbols = الرموز
figure-round = الجولة
figure-and = مع تكلفة
figure-or = أو تكلفة
figure-stars = نجوم عند التوظيف
figure-when-hired = عند التوظيف
figure-activation = تكلفة التفعيل
figure-then = مكسب التفعيل
figure-goods = السلع
figure-blue = زرقاء
figure-red = حمراء
figure-cargo = الحمولة
figure-red-points = نقاط حمراء فورًا
figure-gives = المكسب
figure-tile = البلاطة { $number }
figure-base-price = السعر الأساسي
figure-action = الإجراء
figure-bonus = المكافأة
figure-blue-points = نقاط زرقاء
figure-point-price = ثمن النقطة
figure-squares = مربعات البداية
figure-each-player = لكل لاعب
figure-automa-turns = أدوار الأوتوما
figure-every-third = كل دور ثالث

table-spaces = أماكن لوحة العقود، عدد اللاعبين { $players }
table-space = المكان
table-bonus = المكافأة
table-rewards = مكافآت رغبة الشعب
table-round = الجولة
table-most = أكثر الرموز
table-second = ثاني أكثرها
table-steps = درجات مسار السمعة
table-step = الدرجة
table-gives = المكسب
table-expansions = توسعات المستودع
table-token = الفيشة
table-costs = التكلفة

## المقارنة في المراجعة

standing-population = السكان
standing-reputation = السمعة
standing-buildings = المباني
standing-captains = القباطنة
standing-contracts = العقود
standing-goods = السلع
standing-dollars = الدولارات

## النتيجة

result-two-winners = { PERSON($governor) ->
    [you] أنت الحاكم، وملك القراصنة { $king }.
   *[other] { PERSON($king) ->
        [you] الحاكم { $governor }، وأنت ملك القراصنة.
       *[other] الحاكم { $governor }، وملك القراصنة { $king }.
    }
}
result-both-titles = { PERSON($winner) ->
    [you] فزت باللقبين: الحاكم وملك القراصنة.
   *[other] اللقبان، الحاكم وملك القراصنة، من نصيب { $winner }.
}
result-king-alone = { PERSON($king) ->
    [you] أنت ملك القراصنة، لكن الجزيرة بلا حاكم.
   *[other] ملك القراصنة { $king }، لكن الجزيرة بلا حاكم.
}
result-kings-alone = لقب ملك القراصنة مشترك ({ $kings })، لكن الجزيرة بلا حاكم.
result-share-both = اللقبان، الحاكم وملك القراصنة، مشتركان: { $winners }.
result-shared = المتعادلون يتقاسمون اللقب. الحاكم: { $governors }. ملك القراصنة: { $kings }.
result-two-governor = { PERSON($winner) ->
    [you] أكثر بطاقات النصر زرقاء: أنت الحاكم والفائز.
   *[other] أكثر بطاقات النصر زرقاء: الحاكم والفائز { $winner }.
}
result-two-king = { PERSON($winner) ->
    [you] أكثر بطاقات النصر حمراء: أنت ملك القراصنة والفائز.
   *[other] أكثر بطاقات النصر حمراء: ملك القراصنة والفائز { $winner }.
}
result-two-share-governor = أكثر بطاقات النصر زرقاء، ولقب الحاكم مشترك: { $winners }.
result-two-share-king = أكثر بطاقات النصر حمراء، ولقب ملك القراصنة مشترك: { $winners }.
result-two-none = أكثر بطاقات النصر زرقاء، لكن لم ينجز أي لاعب ولاءً: لا فائز.

## حقائق عن اللعبة

end-0 = حاكم وملك قراصنة، والحاكم في المقعد الأسبق
end-1 = حاكم وملك قراصنة، وملك القراصنة في المقعد الأسبق
end-2 = لاعب واحد يفوز باللقبين
end-3 = ملك قراصنة بلا حاكم
end-4 = لقب مشترك
end-5 = لاعبان: يفوز الحاكم
end-6 = لاعبان: يفوز ملك القراصنة
end-7 = لاعبان: لا فائز
total-0 = الزرقاء
total-1 = الحمراء
category-0 = المنحة
    .full = الزرقاء: المنحة
category-1 = الصفوف
    .full = الزرقاء: الصفوف
category-2 = المباني
    .full = الزرقاء: المباني
category-3 = القباطنة
    .full = الزرقاء: القباطنة
category-4 = العقود
    .full = الزرقاء: العقود
category-5 = السمعة
    .full = الزرقاء: السمعة
category-6 = الرغبات
    .full = الزرقاء: الرغبات
category-7 = الولاء
    .full = الزرقاء: الولاء
category-8 = المبادلة
    .full = الزرقاء: المبادلة
category-9 = الفائض الضائع
    .full = الزرقاء: الفائض الضائع
category-10 = المنحة
    .full = الحمراء: المنحة
category-11 = الصفوف
    .full = الحمراء: الصفوف
category-12 = المباني
    .full = الحمراء: المباني
category-13 = القباطنة
    .full = الحمراء: القباطنة
category-14 = العقود
    .full = الحمراء: العقود
category-15 = السمعة
    .full = الحمراء: السمعة
category-16 = الرغبات
    .full = الحمراء: الرغبات
category-17 = الولاء
    .full = الحمراء: الولاء
category-18 = المبادلة
    .full = الحمراء: المبادلة
category-19 = الفائض الضائع
    .full = الحمراء: الفائض الضائع

## نصوص اللوحة

board-tab-town = البلدة
board-tab-build = البناء
board-tab-captains = القباطنة
board-tab-contracts = العقود
board-tab-tracks = المسارات
board-shelf-players = اللاعبون
board-tabs = أجزاء الطاولة
board-shelves = أقسام تحت لوحات الإجراءات
board-to-town = عد إلى لوحات الإجراءات
board-instead = أو
board-or = أو
board-yours = لك
board-sold-out = نفدت
board-track = مسار السمعة
board-buildings = المباني
board-captains = القباطنة
board-contracts = العقود
board-drift = العقود الأقدم تتحرك يمينًا
board-drift-down = العقود الأقدم تتحرك إلى أسفل
board-empty-space = فارغ حتى تنتهي الجولة
    .for-good = فارغ
board-allegiances = الولاءات
    .help = يأخذ كل لاعب واحدًا عند { $points } نقاط زرقاء
board-ships = السفن
board-harbour = سفن للبيع
board-yours-whole = لوحتك
board-warehouse = المستودع
    .whole = المستودع: { $goods }؛ المستعمل { $used } من { $squares } مربعات
board-money = المال
    .change = ‏${ $before } ← ${ $after }
board-fulfilled = مُنجز
board-too-late = فات أوان الدفع
board-nothing-yet = لا مباني ولا قباطنة ولا عقود بعد
board-none = لا شيء
board-order = ترتيب الأدوار هذه الجولة
    .caption = الترتيب
board-automa = الأوتوما
    .help = كل دور ثالث للأوتوما: يسحب بلاطة، ثم يضع عاملًا على اللوحة المبيّنة أو يرفعه منها.
board-preview = لوحات الإجراءات الأربع عند التجهيز
board-workers-left = عمال لم يتحركوا بعد
board-contracts-fulfilled = عقود مُنجزة
    .whole = { $count ->
        [one] عقد مُنجز واحد
        [two] عقدان مُنجزان
        [few] { $count } عقود مُنجزة
        [many] { $count } عقدًا مُنجزًا
       *[other] { $count } عقد مُنجز
    }
board-captains-hired = القباطنة الموظّفون
board-population = السكان
    .whole = السكان { $population }: دخل ${ $population } في كل جولة
board-reputation = السمعة
    .whole = السمعة: الدرجة { $step } من { $last }
board-ship-sold = بيعت
board-chest = { $points } نقاط زرقاء أو أكثر، في صندوق مغلق
    .mark = ‎{ $points }+
board-crowd = العمال على لوحة { $board }: { $workers }؛ التالي الصف { $row }
board-crowd-full = العمال على لوحة { $board }: { $workers }؛ اللوحة ممتلئة
board-crowd-none = لا عمال على لوحة { $board }
board-crowd-of = { PERSON($who) ->
    [you] { $count } لك
   *[other] { $count } من عمال { $who }
}
board-crowd-automa = { $count } للأوتوما
board-door-build = بناء
board-door-trade = تجارة
board-door-fulfil = عقد
board-door-hire = قبطان
board-row = صف { $row }
board-no-row = مغلقة
board-step = الدرجة { $step }: { $gain }
board-step-of = الدرجة { $step }: { $gain }. هنا: { $who }
board-family-crown = التاج
board-family-trades = الحِرف
board-family-hygiene = النظافة
board-family-leisure = الترفيه
board-family-security = الأمن
board-can-pay = تقدر على ثمن { $count } من { $of }
board-captain = الآن: { $now }.
board-captain-cannons = الآن: { $now }. لاحقًا مقابل { $cannons }: { $later }.
board-has-all = لديك السلع
board-lacks = ينقصك { $goods }
board-tally = { $have } من { $need }
board-so-far = حتى الآن { $tally }
board-so-far-dollars = لديك ${ $have } من ${ $need }
board-so-far-each = المباني { $buildings }، القباطنة { $captains }، العقود { $contracts }
board-so-far-apart = الفرق الآن { $points }
board-ships-for-sale = { $left } للبيع
board-ships-coming = تُعرض بعد الدخل
board-ships-waiting = { $left } للبيع بعد الدخل
board-ships-left = { $left ->
    [0] بيعت كلها
   *[other] لم تُبع { $left }
}
board-ships-left-all = { $left ->
    [0] بيعت كلها؛ تعود كلها ({ $ships }) في الجولة التالية
   *[other] لم تُبع { $left }؛ تعود كلها ({ $ships }) في الجولة التالية
}
board-ships-left-others = { $left ->
    [0] بيعت كلها؛ سحب جديد في الجولة التالية
   *[other] لم تُبع { $left }؛ سحب جديد في الجولة التالية
}
board-ship = سفينة بسعر ${ $dollars }
board-buyers = سفينة في كل دور؛ ما زال يشتري: { $who }
board-no-buyers = لا مشترين بعد الآن
board-squares = { $used } من { $squares } مربع
board-worth = قيمته ${ $dollars }
board-points = الزرقاء { $blue } والحمراء { $red }
board-to-allegiance = { $left ->
    [0] الولاء الآن
   *[other] الولاء: بقيت { $left }
}
board-wish = رغبة الجولة { $round }
board-wish-row = { PERSON($who) ->
    [you] { $count ->
        [0] ليست لديك رموز
        [one] لديك رمز واحد
        [two] لديك رمزان
        [few] لديك { $count } رموز
        [many] لديك { $count } رمزًا
       *[other] لديك { $count } رمز
    }
   *[other] { $count ->
        [0] لا رموز لدى { $who }
        [one] لدى { $who } رمز واحد
        [two] لدى { $who } رمزان
        [few] لدى { $who } { $count } رموز
        [many] لدى { $who } { $count } رمزًا
       *[other] لدى { $who } { $count } رمز
    }
}
board-wish-row-reward = { PERSON($who) ->
    [you] لديك { $count ->
        [one] رمز واحد
        [two] رمزان
        [few] { $count } رموز
        [many] { $count } رمزًا
       *[other] { $count } رمز
    }، المكافأة الآن { $reward }
   *[other] لدى { $who } { $count ->
        [one] رمز واحد
        [two] رمزان
        [few] { $count } رموز
        [many] { $count } رمزًا
       *[other] { $count } رمز
    }، المكافأة الآن { $reward }
}
board-victory-cards = بطاقات النصر المكشوفة: { $blue } للحاكم، { $red } لملك القراصنة
board-automa-removed = رفع الأوتوما عاملًا من لوحة { $board }: التالي الصف { $row }
board-automa-removed-last = رفع الأوتوما آخر عامل من لوحة { $board }
board-automa-placed = وضع الأوتوما عاملًا على لوحة { $board }: التالي الصف { $row }
board-automa-filled = ملأ الأوتوما لوحة { $board }
board-automa-next = التالي: { $gain }
board-automa-tiles = { $count ->
    [one] بلاطة مقلوبة
    [two] بلاطتان مقلوبتان
    [few] { $count } بلاطات مقلوبة
    [many] { $count } بلاطة مقلوبة
   *[other] { $count } بلاطة مقلوبة
}
board-rival-fulfilled = أُنجز: { $condition }
board-rival-must = المطلوب: { $condition }

## لوح القرار

board-prove = ادفع لولائك
board-crown-calls = النقاط الزرقاء { $before } ← { $after }. يجب أن تأخذ ولاءً، ولن يرى اللاعبون الآخرون نقاطك بعد ذلك.
board-in-vain = لا تقدر الآن على ثمن شيء هنا: لن تفعل إلا تحريك عاملك.
board-choose-blue = زرقاء: التاج
board-choose-red = حمراء: الشعب
board-one-point = ${ $dollars } لنقطة { $colour }
board-left-to-exchange = بقي ${ $dollars }
board-smelt = { $ore } إلى { $cannons }
board-where = لوحة { $board }، الصف { $row }
board-where-instead = لوحة { $board }، الإجراء البديل
board-then = التالي على لوحة { $board }، الصف { $row }: { $gain }
board-then-empty = ثم تخلو لوحة { $board }
board-then-full = ثم تمتلئ لوحة { $board }
board-confirm-remove = ارفع عاملًا
board-confirm-place = ضع عاملًا
board-confirm-build = ابنِ { $building }
board-confirm-hire = وظّف
board-confirm-fulfil = أنجز
board-confirm-ship = اشترِ السفينة
board-confirm-allegiance = خذ الولاء
board-confirm-activate = فعّل
board-task-foundry = المسبك: خام إلى مدافع
board-task-ship = اشترِ سفينة
board-task-worker = حرّك عاملًا
board-task-moved = تحرّك عاملك
board-task-overflow = مستودعك فوق طاقته
board-task-allegiance = اختر ولاءً
board-task-captains = فعّل القباطنة
board-task-exchange = ${ $dollars } للنقطة، سرًا
board-task-half = اختر جانبًا
board-task-palace = { $building }: { $points }
board-task-build = ابنِ
board-task-hire = وظّف قبطانًا
board-task-fulfil = أنجز عقدًا
board-task-trade = تاجر
board-task-cube = اختر مكعبًا
board-task-colour = اختر الزرقاء أو الحمراء
board-hint-remove = تتيح كل لوحة صف أعلى عامل فيها. { $left ->
    [one] بقي عامل واحد لتحريكه.
    [two] بقي عاملان لتحريكهما.
    [few] بقي { $left } عمال لتحريكهم.
    [many] بقي { $left } عاملًا لتحريكهم.
   *[other] بقي { $left } عامل لتحريكهم.
}
board-hint-place = تتيح كل لوحة أدنى صف خالٍ فيها. { $left ->
    [one] بقي عامل واحد لتحريكه.
    [two] بقي عاملان لتحريكهما.
    [few] بقي { $left } عمال لتحريكهم.
    [many] بقي { $left } عاملًا لتحريكهم.
   *[other] بقي { $left } عامل لتحريكهم.
}
board-hint-after = بوسعك { $may }، أو إنهاء دورك.
board-hint-ship = اختر حمولة على إحدى السفن.
board-hint-build = اختر مبنى.
board-hint-hire = اختر قبطانًا.
board-hint-fulfil = اختر عقدًا.
board-hint-allegiance = تكسب نقاطه الحمراء فورًا.
board-hint-exchange = لا يرى اللاعبون الآخرون شيئًا حتى ينتهي الجميع.
board-hint-captains = بوسعك { $may }. ثم تُباع كل سلعك الباقية، حتى المدافع.
board-hint-proof = بوسعك { $may }. ولا يصير الحاكم إلا من أنجز ولاءه.
board-hint-half = الدرجة { $step } من مسار السمعة.
board-change-good = { $size ->
    [one] ‏{ SIGNED($count) } { $good }
    [two] ‏{ SIGNED($count) } { FORM($good, "plural") }
    [few] ‏{ SIGNED($count) } { FORM($good, "plural") }
    [many] ‏{ SIGNED($count) } { FORM($good, "many") }
   *[other] ‏{ SIGNED($count) } { $good }
}
board-change-money = { $size ->
    [one] ‏{ SIGNED($count) } دولار
    [two] ‏{ SIGNED($count) } دولار
    [few] ‏{ SIGNED($count) } دولارات
    [many] ‏{ SIGNED($count) } دولارًا
   *[other] ‏{ SIGNED($count) } دولار
}
board-change-points = { $size ->
    [one] ‏{ SIGNED($count) } نقطة { $colour }
    [two] ‏{ SIGNED($count) } نقطة { $colour }
    [few] ‏{ SIGNED($count) } نقاط { $colour }
    [many] ‏{ SIGNED($count) } نقطة { $colour }
   *[other] ‏{ SIGNED($count) } نقطة { $colour }
}
board-change-steps = السمعة { SIGNED($count) }
board-change-population = السكان { SIGNED($count) }
board-change-squares = { $size ->
    [one] ‏{ SIGNED($count) } مربع
    [two] ‏{ SIGNED($count) } مربع
    [few] ‏{ SIGNED($count) } مربعات
    [many] ‏{ SIGNED($count) } مربعًا
   *[other] ‏{ SIGNED($count) } مربع
}

## ميزان الصفقة

board-sell = بِع
    .whole = بِع 1 { $good } أو انقص المشترى بواحد، ${ $price } للواحد
board-buy = اشترِ
    .whole = اشترِ 1 { $good } أو انقص المبيع بواحد، ${ $price } للواحد
board-trade = تجارة
board-scale = الميزان
    .whole = الكفة اليسرى: { $sold } بمبلغ ${ $earned }. الكفة اليمنى: { $bought } بمبلغ ${ $spent }.
board-plus-plate = ‏‎+$1 للواحد
board-minus-plate = ‏‎−$1 للواحد
board-you-pay = تدفع
board-even = تعادل
board-you-get = تنال
board-in-hand = لديك { $count }
board-pan-level = ${ $goods } + ${ $coins } = ${ $sum }
board-pan-sold = المبيع: ${ $dollars }
board-pan-bought = المشترى: ${ $dollars }
board-plates-free = تبيع نوعًا واحدًا بـ$1 أكثر للواحد (ولا تكون المدافع أبدًا) وتشتري نوعًا واحدًا بـ$1 أقل للواحد (ولا يكون القمح أبدًا).
board-plates = علاوتا $1 موضوعتان لك، على { $goods }: المجموع ${ $dollars }.
board-trade-empty = بِع ثم اشترِ
board-trade-even = صفقة متعادلة
board-trade-get = تنال ${ $dollars }
board-trade-pay = تدفع ${ $dollars }
board-trade-sold = بِع { $goods }
board-trade-bought = اشترِ { $goods }
board-trade-expansions = { $count ->
    [one] أضف مربعًا واحدًا
    [two] أضف مربعين
    [few] أضف { $count } مربعات
    [many] أضف { $count } مربعًا
   *[other] أضف { $count } مربع
}

## الكشف في النهاية: فتح الصناديق ومقارنة النقاط ومنح الألقاب

board-end-captains = القباطنة
board-end-allegiances = الولاءات
board-end-sale = البيع
board-end-exchange = ${ $dollars } للنقطة
board-end-apart = الفرق حتى { $most }
board-reveal-over = النهاية
board-reveal-chests = تُفتح الصناديق
    .what = تُباع السلع، ويصير المال نقاطًا
board-reveal-apart = النقاط الزرقاء والحمراء
    .what = الفرق { $most } على الأكثر
board-reveal-cards = بطاقات النصر الخمس
    .what = أكثرها { $colour }: يفوز { $honour }
board-reveal-who = من يصير { $honour }؟
board-reveal-asks = هل لديك { $points }؟
board-reveal-governor = ولاء مُنجز، مع أكثر النقاط الزرقاء
    .what = الحاكم
board-reveal-king = أكثر النقاط الحمراء
    .what = ملك القراصنة
board-no-exchange = لا مبادلة
board-yes = نعم
board-no = لا
board-not-eligible = غير مؤهَّل
board-no-allegiance = لا ولاء
board-within = لم تُفقد أي نقطة
board-nothing-sold = لم تبقَ سلع
board-sold = بيعت سلع بمبلغ ${ $dollars }
board-paid-in = دُفع ${ $dollars }
board-because-alone = { PERSON($who) ->
    [you] أنت الحاكم برصيد { $points }: لم ينجز لاعب آخر ولاءً.
   *[other] الحاكم { $who } برصيد { $points }: لم ينجز لاعب آخر ولاءً.
}
board-because-most = { PERSON($who) ->
    [you] لديك أكثر النقاط { FORM($colour, "def") }: { $most }.
   *[other] لدى { $who } أكثر النقاط { FORM($colour, "def") }: { $most }.
}
board-because-tied = { PERSON($who) ->
    [you] تعادلت مع { $rival } في النقاط { FORM($colour, "def") } عند { $most }، لكن لديك من النقاط { FORM($other, "def") } أكثر: { $own } مقابل { $theirs }.
   *[other] { PERSON($rival) ->
        [you] تعادلت مع { $who } في النقاط { FORM($colour, "def") } عند { $most }، لكن لدى { $who } من النقاط { FORM($other, "def") } أكثر: { $own } مقابل { $theirs }.
       *[other] تعادل بين { $who } و{ $rival } في النقاط { FORM($colour, "def") } عند { $most }، لكن لدى { $who } من النقاط { FORM($other, "def") } أكثر: { $own } مقابل { $theirs }.
    }
}
board-note-not-eligible = بلا ولاء مُنجز ولذلك بلا أهلية: { $who }.
board-note-no-governor = لم ينجز أي لاعب ولاءً: لا حاكم.
board-note-shared = لقب { $honour } مشترك ({ $who })، للتعادل في الزرقاء والحمراء معًا.
board-note-apart = تحتفظ بفرق { $most } على الأكثر بين لون والآخر.
board-note-chests = بيعت السلع الباقية بسعرها الأساسي. ثم كان للاعبين شراء النقاط، كل نقطة بمبلغ ${ $dollars }.
board-ask-chests = افتح الصناديق
board-ask-apart = قارن الزرقاء والحمراء
board-ask-cards = عُدّ بطاقات النصر
board-ask-points = من لديه { $points }؟
board-ask-title = أعلن { $honour }
board-show-all = أظهر الكل
board-to-result = شاهد النتيجة
