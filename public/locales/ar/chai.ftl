### نصوص طاولة Chai. .def = الصيغة المعرّفة، .at = مع حرف الجر.

## الأسماء

tea-green = أخضر
    .title = أخضر
    .def = الأخضر
tea-yellow = أصفر
    .title = أصفر
    .def = الأصفر
tea-white = أبيض
    .title = أبيض
    .def = الأبيض
tea-oolong = أولونغ
    .title = أولونغ
    .def = الأولونغ
tea-black = أسود
    .title = أسود
    .def = الأسود
tea-fermented = مخمّر
    .title = مخمّر
    .def = المخمّر
tea-count = { $count } { $tea }

card-withering = تذبيل
    .short = تذبيل
card-fixing = تثبيت
card-rolling = لفّ
card-drying = تجفيف
card-oxidation = أكسدة
    .short = أكسدة
card-fermentation = تخمير
    .short = تخمير
card-blooming = تفتّح
card-crate = صندوق
card-unknown = البطاقة
card-of = { $card } ({ $teas })
card-converting = { $card } ({ $from } إلى { $to })

ship-challenger = تشالنجر
ship-stornoway = ستورنواي
ship-robin-hood = روبن هود
ship-serica = سيريكا
ship-fiery-cross = فايري كروس
ship-taitsing = تايتسينغ
ship-lahloo = لالو
ship-leander = لياندر
ship-titania = تيتانيا
ship-taeping = تايبينغ
ship-ariel = أرييل
ship-thermopylae = ثرموبيلاي
ship-cutty-sark = كاتي سارك
ship-sir-lancelot = سير لانسلوت
ship-spindrift = سبيندريفت
ship-small-junk = الجنك الصغير
    .title = جنك صغير
ship-medium-junk = الجنك المتوسط
    .title = جنك متوسط
ship-large-junk = الجنك الكبير
    .title = جنك كبير
ship-deck = رزمة السفن
    .title = رزمة السفن
ship-top = السفينة التي على رأس الرزمة
ship-unknown = السفينة
    .title = سفينة
ship-the = { $ship }
ship-clipper = { $ship }، { $wants }، { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
ship-junk = { FORM($ship, "title") }، أي { $size ->
    [one] فيشة شاي
    [two] فيشتي شاي
    [few] { $size } فيش شاي
    [many] { $size } فيشة شاي
   *[other] { $size } فيشة شاي
}، { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}

space-field = الحقل
    .title = الحقل
    .short = الحقل
    .at = في الحقل
space-l1 = الطبقة 1 من الممر الأيسر
    .title = الطبقة 1 من الممر الأيسر
    .narrow = الطبقة 1 (يسار)
    .short = يسار 1
    .at = في الطبقة 1 من الممر الأيسر
space-l2 = الطبقة 2 من الممر الأيسر
    .title = الطبقة 2 من الممر الأيسر
    .narrow = الطبقة 2 (يسار)
    .short = يسار 2
    .at = في الطبقة 2 من الممر الأيسر
space-l3 = الطبقة 3 من الممر الأيسر
    .title = الطبقة 3 من الممر الأيسر
    .narrow = الطبقة 3 (يسار)
    .short = يسار 3
    .at = في الطبقة 3 من الممر الأيسر
space-r1 = الطبقة 1 من الممر الأيمن
    .title = الطبقة 1 من الممر الأيمن
    .narrow = الطبقة 1 (يمين)
    .short = يمين 1
    .at = في الطبقة 1 من الممر الأيمن
space-r2 = الطبقة 2 من الممر الأيمن
    .title = الطبقة 2 من الممر الأيمن
    .narrow = الطبقة 2 (يمين)
    .short = يمين 2
    .at = في الطبقة 2 من الممر الأيمن
space-r3 = الطبقة 3 من الممر الأيمن
    .title = الطبقة 3 من الممر الأيمن
    .narrow = الطبقة 3 (يمين)
    .short = يمين 3
    .at = في الطبقة 3 من الممر الأيمن
space-dock = الرصيف
    .title = الرصيف
    .short = الرصيف
    .at = على الرصيف
lane-left = الأيسر
    .title = الأيسر
lane-right = الأيمن
    .title = الأيمن

slot-fl = على يسار الحقل
    .title = الخانة على يسار الحقل
    .to = إلى يسار الحقل
slot-fb1 = في الخانة اليسرى تحت الحقل
    .title = الخانة اليسرى تحت الحقل
    .to = إلى الخانة اليسرى تحت الحقل
    .narrow = تحت الحقل (يسار)
slot-fb2 = في الخانة الوسطى تحت الحقل
    .title = الخانة الوسطى تحت الحقل
    .to = إلى الخانة الوسطى تحت الحقل
    .narrow = تحت الحقل (وسط)
slot-fb3 = في الخانة اليمنى تحت الحقل
    .title = الخانة اليمنى تحت الحقل
    .to = إلى الخانة اليمنى تحت الحقل
    .narrow = تحت الحقل (يمين)
slot-fr = على يمين الحقل
    .title = الخانة على يمين الحقل
    .to = إلى يمين الحقل
slot-l1 = عند الطبقة 1 من الممر الأيسر
    .title = الخانة عند الطبقة 1 من الممر الأيسر
    .to = إلى الطبقة 1 من الممر الأيسر
    .narrow = عند الطبقة 1 (يسار)
slot-l2 = عند الطبقة 2 من الممر الأيسر
    .title = الخانة عند الطبقة 2 من الممر الأيسر
    .to = إلى الطبقة 2 من الممر الأيسر
    .narrow = عند الطبقة 2 (يسار)
slot-l3 = عند الطبقة 3 من الممر الأيسر
    .title = الخانة عند الطبقة 3 من الممر الأيسر
    .to = إلى الطبقة 3 من الممر الأيسر
    .narrow = عند الطبقة 3 (يسار)
slot-r1 = عند الطبقة 1 من الممر الأيمن
    .title = الخانة عند الطبقة 1 من الممر الأيمن
    .to = إلى الطبقة 1 من الممر الأيمن
    .narrow = عند الطبقة 1 (يمين)
slot-r2 = عند الطبقة 2 من الممر الأيمن
    .title = الخانة عند الطبقة 2 من الممر الأيمن
    .to = إلى الطبقة 2 من الممر الأيمن
    .narrow = عند الطبقة 2 (يمين)
slot-r3 = عند الطبقة 3 من الممر الأيمن
    .title = الخانة عند الطبقة 3 من الممر الأيمن
    .to = إلى الطبقة 3 من الممر الأيمن
    .narrow = عند الطبقة 3 (يمين)

house-harvest = الحصاد
house-market = السوق
house-palace = القصر
house-harbour = المرفأ
house-production = الإنتاج

hall-move = نقل
    .task = نقل بطاقة
hall-swap = تبديل
    .task = تبديل بطاقتين
hall-refresh = تجديد
    .task = كشف البطاقات المقلوبة
hall-coin = عملة
    .task = أخذ العملة

side-a = A
side-b = B

# القدرات مصادر، تأتي بعد نقطتين أو بين قوسين.
ability-change-worker = تغيير قيمة عامل بمقدار 1 مجانًا
    .title = تغيير قيمة عامل بمقدار 1 مجانًا
ability-second-tea = حصاد نوعين مختلفين من الشاي بعامل واحد
    .title = حصاد نوعين مختلفين من الشاي بعامل واحد
ability-roll-again = إعادة رمي أي عمال
    .title = إعادة رمي أي عمال
ability-two-steps = تحريك الشاي خطوتين
    .title = تحريك الشاي خطوتين
ability-search-deck = البحث في الرزمة من أي خانة في السوق
    .title = البحث في الرزمة من أي خانة في السوق
ability-exchange-tea = تحويل فيشة شاي إلى شاي آخر
    .title = تحويل فيشة شاي إلى شاي آخر
ability-move-card = نقل بطاقة إلى أي خانة فارغة
    .title = نقل بطاقة إلى أي خانة فارغة
ability-take-tea = أخذ أي شاي إلى الحقل
    .title = أخذ أي شاي إلى الحقل
ability-swap-cards = تبديل بطاقتين
    .title = تبديل بطاقتين
ability-turn-up = كشف البطاقات المقلوبة
    .title = كشف البطاقات المقلوبة

errand-market = بطاقة من السوق
    .title = السوق
errand-harbour = سفينة
    .title = المرفأ
errand-coin = عملة اللاعب الأول
    .title = العملة
errand-production = وضع مجموعة في الإنتاج
    .title = الإنتاج

# في صيغة النصب والجر.
workers-equal = { $count ->
    [1] عامل بقيمة { $value }
    [2] عاملين بقيمة { $value }
    [3] 3 عمال بقيمة { $value }
    [4] 4 عمال بقيمة { $value }
    [5] 5 عمال بقيمة { $value }
    [6] 6 عمال بقيمة { $value }
   *[other] 7 عمال بقيمة { $value }
}
pier-slot = في خانة المرفأ { $slot }
pier-deck = على رأس رزمة السفن

## العنوان

heading = سنة { $year }، الهدف { $goal ->
    [one] سفينة واحدة
    [two] سفينتان
    [few] { $goal } سفن
    [many] { $goal } سفينة
   *[other] { $goal } سفينة
}
heading-race = سباق الشاي، { $year }، الهدف { $goal ->
    [one] سفينة واحدة
    [two] سفينتان
    [few] { $goal } سفن
    [many] { $goal } سفينة
   *[other] { $goal } سفينة
}
transcript-turn = السنة { $round }، الدور { $turn }: { PERSON($who) ->
    [you] الدور لك
   *[other] الدور الآن عند { $who }
}. النتيجة: { $scores }.

## أسئلة إلى من عليه اللعب

prompt-over = انتهت اللعبة
prompt-side = اختر الوجه A أو B لبطاقة تاجرك
prompt-walk = حرّك المساعد علامة أو علامتين أو ثلاثًا إلى الأمام
prompt-place = ضع عمالًا على لوحة: بقي { $left }
prompt-last = ضع عاملك الأخير، أو مرّر
prompt-last-begun = ضع عاملك الأخير
prompt-end-change-ability = غيّر عاملًا بالشاي، أو استعمل تاجرك، أو أنهِ دورك
prompt-end-change = ادفع شايًا لتغيير عامل، أو أنهِ دورك
prompt-end-ability = استعمل تاجرك ({ $ability })، أو أنهِ دورك
prompt-end = أنهِ دورك
prompt-load = اختر سفينة لشايك { FORM($tea, "def") }
prompt-lane = شايك { FORM($tea, "def") } يصعد: اختر ممرًا
prompt-queue = اختر الشاي الذي يتحرك تاليًا
prompt-shown = اختر أي شاي من العلامة تأخذ أولًا
prompt-units = خذ شايًا أو حرّك شايًا خطوة: بقي { $left }
prompt-units-next = خذ شايًا مختلفًا أو حرّك شايًا خطوة: بقي { $left }
prompt-steps = حرّك شايك: { $left ->
    [one] بقيت خطوة واحدة
    [two] بقيت خطوتان
    [few] بقيت { $left } خطوات
    [many] بقيت { $left } خطوة
   *[other] بقيت { $left } خطوة
}
prompt-second = خذ شايًا ثانيًا مختلفًا
prompt-free-tea = خذ شايًا من اختيارك
prompt-search = أبقِ إحدى هذه البطاقات
prompt-ship-search = أبقِ إحدى هذه السفن
prompt-top = اختر البطاقة التي تعود إلى الأعلى
prompt-ship-top = اختر السفينة التي تعود إلى الأعلى
prompt-plant = أين تزرع { $card }؟ اختر خانة
prompt-replace = اختر بطاقة تحلّ محلها { $card }
prompt-carry = اختر بطاقة لنقلها وخانة فارغة لها
prompt-exchange = اختر بطاقتين من بطاقاتك لتبديلهما
prompt-acting = اختر أي بطاقاتك تعمل تاليًا
prompt-conflict = المتتالية { $run } تهاجم سفينتك: اغلبها أو اترك السفينة
prompt-relocate-automaton = تعادلت أفضل السفن للآلي: اختر له واحدة
prompt-relocate = اختر سفينة متاحة لمتتاليتك
prompt-pay = ادفع شايًا لتحويل عاملك من { $from } إلى { $to }
prompt-nudge = غيّر أحد عمالك بمقدار 1 مجانًا
prompt-reroll = اختر العمال الذين تعيد رميهم
prompt-blend = اختر فيشة شاي والشاي الذي تصير إليه
prompt-dock = استغنِ عن سفينة لإفساح مكان: { $ship }
prompt-junk = املأ الجنك الآن من رصيفك وسفنك، أو اتركه
prompt-junk-next = اختر الشاي التالي للجنك
prompt-loading = اختر شايًا والسفينة التي يُحمَّل عليها

## القرار الذي تنتظره الطاولة، كما يراه الآخرون

wait-side = { PERSON($who) ->
    [you] عليك اختيار وجه لبطاقة تاجرك
   *[other] على { $who } اختيار وجه لبطاقة التاجر
}
wait-walk = { PERSON($who) ->
    [you] عليك تحريك المساعد
   *[other] على { $who } تحريك المساعد
}
wait-place = { PERSON($who) ->
    [you] عليك وضع عمال
   *[other] على { $who } وضع عمال
}
wait-conflict = { PERSON($who) ->
    [you] بوسعك الدفاع عن سفينتك
   *[other] بوسع { $who } الدفاع عن سفينة
}
wait-tea = { PERSON($who) ->
    [you] عليك تحريك الشاي
   *[other] على { $who } تحريك الشاي
}
wait-card = { PERSON($who) ->
    [you] عليك اختيار بطاقة
   *[other] على { $who } اختيار بطاقة
}
wait-marker = { PERSON($who) ->
    [you] عليك استعمال علامة الحصاد
   *[other] على { $who } استعمال علامة الحصاد
}
wait-decide = { PERSON($who) ->
    [you] القرار لك
   *[other] القرار الآن عند { $who }
}

## الضغطة التالية

next-space = اختر إلى أين يتحرك الشاي
next-ship = اختر سفينة للشاي
next-slot = اختر خانة فارغة للبطاقة
next-swap = اختر البطاقة الأخرى للتبديل
next-blend = اختر ما يصير إليه الشاي
next-answer = أضف العامل التالي إلى متتاليتك
next-reroll = اختر عمالًا آخرين لإعادة رميهم
next-change = ارفع قيمة العامل أو اخفضها
next-reserve = اختر سفينة ومتتالية عمال، مثل 3–4
next-set = أضف عمالًا من القيمة نفسها، أو اختر الإنتاج
next-harvest = اختر شايًا وعاملًا
next-market = اختر بطاقة من السوق وعاملًا
next-palace = اختر عاملًا للقصر
next-place-market = اختر مكانًا. في السوق ينزل عاملك { $value } إلى الخانة { $slot }
next-place = اختر مكانًا، أو أضف عاملًا آخر
next-other = اختر قطعة مميزة

## الأزرار

do-side = خذ الوجه { $side }
do-walk = { $markers ->
    [one] امشِ علامة واحدة
    [two] امشِ علامتين
    [few] امشِ { $markers } علامات
    [many] امشِ { $markers } علامة
   *[other] امشِ { $markers } علامة
}
do-take = خذ { FORM($tea, "def") }
do-step-lane = حرّك { FORM($tea, "def") } في الممر { $lane }
do-step = حرّك { FORM($tea, "def") } إلى { FORM($space, "narrow") }
do-lane = اسلك الممر { $lane }
do-pick = حرّك { FORM($tea, "def") } من { FORM($space, "narrow") } الآن
do-load = حمّل { FORM($tea, "def") } على { $ship }
do-fill-from-dock = املأ الجنك من الرصيف: { $tea }
do-fill-from-ship = املأ الجنك من { $ship }: { $tea }
do-keep-card = أبقِ { $card }
do-keep-ship = أبقِ { $ship }
do-top-card = أعد { $card } إلى الأعلى
do-top-ship = أعد { $ship } إلى الأعلى
do-plant = ازرعها { FORM($slot, "narrow") }
do-replace = استبدل { $card } { FORM($slot, "narrow") }
do-discard = استغنِ عن { $ship }
do-act = شغّل { $card }
do-carry = انقل { $card } { FORM($slot, "to") }
do-exchange = بدّل بين { $card } و{ $other }
do-pay = ادفع { FORM($tea, "def") } من { FORM($space, "narrow") }
do-reroll = أعد رمي { $dice }
do-blend = حوّل { FORM($from, "def") } إلى { $to }
do-answer = رُدّ بالمتتالية { $run }
do-send = انقل المتتالية إلى { $ship }
do-harvest = احصد { FORM($tea, "def") }
do-harvest-twice = احصد { FORM($tea, "def") } وشايًا ثانيًا
do-search = ابحث في الرزمة
do-market = خذ { $card }
do-palace-move = انقل بطاقة
do-palace-swap = بدّل بطاقتين
do-palace-refresh = اكشف البطاقات
do-palace-coin = خذ العملة
do-reserve = احجز { $ship }
do-fight = نازع على { $ship }
do-produce = ضع { $workers }
do-join = { $count ->
    [one] أضف عاملًا إلى المجموعة
    [two] أضف عاملين إلى المجموعة
    [few] أضف { $count } عمال إلى المجموعة
    [many] أضف { $count } عاملًا إلى المجموعة
   *[other] أضف { $count } عامل إلى المجموعة
}
do-raise = ارفع { $from } إلى { $to }
do-lower = اخفض { $from } إلى { $to }
do-ability = استعمل تاجرك
do-leave-junk = اترك الجنك
do-stop = توقف هنا
    .words = تتوقف هنا وتخسر ما بقي لك من خطوات واختيارات.
do-yield = اترك السفينة
    .words = لا تضيف عمالًا. تنتقل متتاليتك إلى سفينة متاحة، فإن لم توجد عاد عمالك إليك.
do-end = أنهِ الدور
    .words = ينتهي دورك، ويأتي دور التاجر الآخر.
do-worker = بعامل قيمته { $worker }
do-run = بالمتتالية { $run }
do-from = من { FORM($space, "narrow") }
do-now = الآن { $slot }
do-pass = { $left ->
    [0] مرّر لبقية السنة
    [one] مرّر لبقية السنة، يبقى عامل بلا عمل
    [two] مرّر لبقية السنة، يبقى عاملان بلا عمل
    [few] مرّر لبقية السنة، يبقى { $left } عمال بلا عمل
    [many] مرّر لبقية السنة، يبقى { $left } عاملًا بلا عمل
   *[other] مرّر لبقية السنة، يبقى { $left } عامل بلا عمل
}

## تحذيرات: ما يضيع بهذا الإجراء

forgo-pass = ما زال لديك { $left ->
    [one] عامل واحد
    [two] عاملان
    [few] { $left } عمال
    [many] { $left } عاملًا
   *[other] { $left } عامل
}. اضغط مرة أخرى لتمرّر لبقية السنة.
forgo-steps = { $left ->
    [one] ما زالت لديك خطوة واحدة. اضغط «توقف هنا» مرة أخرى لتتخلى عنها.
    [two] ما زالت لديك خطوتان. اضغط «توقف هنا» مرة أخرى لتتخلى عنهما.
    [few] ما زالت لديك { $left } خطوات. اضغط «توقف هنا» مرة أخرى لتتخلى عنها.
    [many] ما زالت لديك { $left } خطوة. اضغط «توقف هنا» مرة أخرى لتتخلى عنها.
   *[other] ما زالت لديك { $left } خطوة. اضغط «توقف هنا» مرة أخرى لتتخلى عنها.
}
forgo-units = { $left ->
    [one] ما زال بوسعك أخذ شاي أو تحريك شاي خطوة. اضغط «توقف هنا» مرة أخرى لتتخلى عن ذلك.
    [two] ما زال لديك اختياران من شاي أو خطوة. اضغط «توقف هنا» مرة أخرى لتتخلى عنهما.
    [few] ما زالت لديك { $left } اختيارات من شاي أو خطوة. اضغط «توقف هنا» مرة أخرى لتتخلى عنها.
    [many] ما زال لديك { $left } اختيارًا من شاي أو خطوة. اضغط «توقف هنا» مرة أخرى لتتخلى عنها.
   *[other] ما زال لديك { $left } اختيار من شاي أو خطوة. اضغط «توقف هنا» مرة أخرى لتتخلى عنها.
}
warn-berths = ستحجز سفنًا أكثر من المراسي الشاغرة لديك. إن لم تبحر إحدى سفنك قبل ذلك فعليك الاستغناء عن واحدة.
warn-last-year = بهذه السفينة تكون السنة هي الأخيرة، وتكون متأخرًا { $points } مقابل { $other }.
warn-slot = الخانة { $worker } مشغولة أو فارغة، فيذهب عاملك ذو القيمة { $worker } إلى أقرب خانة متاحة دونها: { $slot }.

## الأجزاء: أسماء كل ما يُضغط

part-side-a = الوجه A: نقطة لكل بطاقة أو كليبر بالشاي { FORM($tea, "def") }
part-side-b = الوجه B، مرة في السنة: { $ability }
part-marker = { $ahead ->
    [one] العلامة التالية
    [two] بعد علامتين
    [few] بعد { $ahead } علامات
    [many] بعد { $ahead } علامة
   *[other] بعد { $ahead } علامة
}: { $teas }، مع { $units ->
    [one] شاي أو خطوة
    [two] شايين أو خطوتين من اختيارك
    [few] { $units } اختيارات من شاي أو خطوة
    [many] { $units } اختيارًا من شاي أو خطوة
   *[other] { $units } اختيار من شاي أو خطوة
}
part-tea = شاي { FORM($tea, "title") }، في المخزون { $count }
part-token = { $count ->
    [0] لا شاي { $tea } { FORM($space, "at") }
    [one] شاي { $tea } { FORM($space, "at") }
    [two] شاي { $tea } { FORM($space, "at") }، فيشتان
    [few] شاي { $tea } { FORM($space, "at") }، { $count } فيش
    [many] شاي { $tea } { FORM($space, "at") }، { $count } فيشة
   *[other] شاي { $tea } { FORM($space, "at") }، { $count } فيشة
}
part-space = { FORM($space, "title") }
part-cargo = شاي { FORM($tea, "title") } على متن { $ship }
part-unknown = بطاقة مجهولة
    .words = لم يرها أي لاعب بعد.
part-slot = { $card }، { $slot }
part-slot-down = { $card }، مقلوبة، { $slot }
part-slot-crate = { $card }، فيه { $held } من { $room }، { $slot }
part-slot-empty = { FORM($slot, "title") }، فارغة
part-berth = { $ship }، المحمّل { $loaded } من { $size }
part-berth-free = مرسى شاغر { $number }
part-pier = { $ship }
part-pier-held = { $ship }، محجوزة بالمتتالية { $run }
part-pier-empty = لا سفينة { $place }
part-deck = رزمة السفن، أبقِ واحدة من أعلى ثلاث. على رأسها: { $ship }
part-deck-held = رزمة السفن، محجوزة بالمتتالية { $run }. على رأسها: { $ship }
part-deck-empty = رزمة السفن فارغة
part-market = خانة السوق { $slot }: { $card }
part-market-empty = خانة السوق { $slot }: فارغة
part-market-deck = { $left ->
    [one] خانة السوق 6، آخر بطاقة في الرزمة: { $card }
    [two] خانة السوق 6، رزمة من بطاقتين. على رأسها: { $card }
    [few] خانة السوق 6، رزمة من { $left } بطاقات. على رأسها: { $card }
    [many] خانة السوق 6، رزمة من { $left } بطاقة. على رأسها: { $card }
   *[other] خانة السوق 6، رزمة من { $left } بطاقة. على رأسها: { $card }
}
part-market-deck-empty = خانة السوق 6: الرزمة فارغة
part-hall = القصر: { FORM($hall, "task") }
part-workshop = مجموعة جديدة في الإنتاج
part-crew = مجموعة في الإنتاج من { $workers }، { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
}
part-crew-free = مكان شاغر في الإنتاج، { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
}
part-die = { $count ->
    [0] لم يبقَ عامل بقيمة { $value }
    [one] عاملك بقيمة { $value }
    [two] واحد من عامليك بقيمة { $value }
    [few] واحد من عمالك بقيمة { $value }، بقي { $count }
    [many] واحد من عمالك بقيمة { $value }، بقي { $count }
   *[other] واحد من عمالك بقيمة { $value }، بقي { $count }
}
part-raise = ارفع بمقدار 1 مقابل شاي واحد
part-raise-free = ارفع بمقدار 1
part-lower = اخفض بمقدار 1 مقابل شاي واحد
part-lower-free = اخفض بمقدار 1
part-ability = تاجرك: { $ability }

## الرفض: لماذا لا يُضغط جزء الآن

no-over = انتهت اللعبة.
no-turn = { PERSON($who) ->
    [you] الدور دورك.
   *[other] الدور دور { $who }.
}
no-now = لا شيء هنا عليك أن تقرره الآن.
no-side-first = اختر أولًا وجهًا لبطاقة تاجرك.
no-marker-far = لا يتقدم المساعد إلا علامة أو علامتين أو ثلاثًا.
no-walk-first = حرّك المساعد أولًا إلى علامة حصاد.
no-marker-now = لا يتحرك المساعد إلا في بداية السنة.
no-tea-twice = اخترت هذا الشاي من قبل. يجب أن يكون كل اختيار شايًا مختلفًا.
no-tea-second = يجب أن يختلف الشاي الثاني عن الأول.
no-tea-shown = خذ شايًا مما على العلامة. فإن نفد أحدها بقيت من دونه.
no-tea-left = لم يبقَ من هذا الشاي شيء في المخزون.
no-supply = لم يبقَ في المخزون شاي { $tea }.
no-step-dock = الشاي على الرصيف لا يتقدم أكثر، بل ينتظر سفينة.
no-slot-taken = في هذه الخانة بطاقة. اختر خانة فارغة.
no-load-first = اختر أولًا سفينة للشاي الذي بلغ الرصيف للتو.
no-lane-first = اختر أولًا ممرًا لشايك.
no-queue-first = اختر أولًا الشاي الذي يتحرك تاليًا.
no-shown-first = خذ أولًا الشاي المبيّن على العلامة.
no-units-first = استعمل العلامة أولًا: خذ شايًا أو حرّك شايًا أو توقف.
no-steps-first = أنفق خطواتك أولًا، أو توقف.
no-second-first = خذ أولًا شايك الثاني.
no-free-tea-first = خذ أولًا الشاي الذي يعطيك إياه تاجرك.
no-search-first = اختر أولًا البطاقة التي تبقيها.
no-ship-search-first = اختر أولًا السفينة التي تبقيها.
no-top-first = اختر أولًا أيًّا من الأخريين تعود إلى الأعلى.
no-plant-first = ازرع أولًا بطاقتك الجديدة.
no-carry-first = اختر أولًا بطاقة لنقلها وخانة فارغة لها.
no-exchange-first = اختر أولًا بطاقتين لتبديلهما.
no-acting-first = اختر أولًا أي بطاقاتك تعمل تاليًا.
no-conflict-worker = لن يقوّي هذا العامل متتاليتك.
no-conflict-ability = لا تستطيع استعمال تاجرك في نزاع. لا يغيّر العمال الآن إلا الشاي.
no-conflict-first = دافع أولًا عن سفينتك، أو اتركها.
no-relocate-automaton = يأخذ الآلي واحدة من أفضل السفن المتاحة.
no-relocate-free = لا تنتقل متتاليتك إلا إلى سفينة متاحة.
no-relocate-first = اختر أولًا إلى أين تذهب المتتالية.
no-pay-first = اختر أولًا الشاي الذي تدفعه للتغيير.
no-nudge-first = غيّر أولًا أحد عمالك بمقدار 1.
no-reroll-first = اختر أولًا العمال الذين تعيد رميهم.
no-blend-first = اختر أولًا فيشة شاي والشاي الذي تصير إليه.
no-dock-first = رصيفك ممتلئ. استغنِ أولًا عن إحدى سفنك.
no-junk-first = املأ الجنك أولًا من رصيفك وسفنك، أو اتركه.
no-loading-first = اختر أولًا شايًا على الرصيف والسفينة التي يُحمَّل عليها.
no-placed = سبق أن وضعت عمالًا في هذا الدور.
no-worker-left = ليس لديك عمال لم يوضعوا بعد لتغيّرهم.
no-tea-to-pay = يكلّف التغيير شايًا من حقلك أو طبقاتك أو رصيفك، ولا شاي لديك هناك.
no-ability-side-a = بطاقة تاجرك على الوجه A: تسجّل نقاطًا في النهاية ولا قدرة لها.
no-ability-used = سبق أن استعملت تاجرك هذه السنة.
no-ability-second-tea = يضيف تاجرك شايًا ثانيًا إلى الحصاد. اختر أولًا عاملًا والشاي الأول.
no-ability-search-deck = للبحث في الرزمة يحتاج تاجرك إلى بطاقة في الرزمة، وإلى عامل يستطيع أخذ بطاقة من الخانات 1 إلى 5.
no-ability-change-worker = ليس لديك عامل لم يوضع بعد ليغيّره تاجرك.
no-ability-roll-again = ليس لديك عامل لم يوضع بعد ليعيد تاجرك رميه.
no-ability-two-steps = ليس لديك شاي تحت الرصيف ليحرّكه تاجرك.
no-ability-exchange-tea = ليس لديك شاي ليحوّله تاجرك.
no-ability-move-card = يحتاج تاجرك إلى بطاقة ينقلها وإلى خانة فارغة.
no-ability-take-tea = لا شاي في المخزون ليأخذه تاجرك.
no-ability-swap-cards = يحتاج تاجرك إلى بطاقتين للتبديل.
no-ability-turn-up = لا بطاقة مقلوبة بين بطاقاتك.
no-worker-value = لم يبقَ لديك عمال بقيمة { $value }.
no-pass = لا تمرّر إلا في بداية دورك. عليك الآن أن تضع عاملًا.
no-end = ضع عاملًا أولًا، أو مرّر.
no-set = لوضع مجموعة تحتاج إلى عاملين أو أكثر من قيمة واحدة.
no-set-low = ستكون مجموعتك في المرتبة الرابعة. المجموعة الجديدة يجب أن تكون بين الثلاث الأولى.
no-join-value = لم يبقَ لديك عمال بقيمة { $value } لتضيفهم إلى مجموعتك.
no-join-other = لا تضيف إلا إلى مجموعاتك.
no-join-empty = لا مجموعة هنا بعد.
no-load-yourself = تُحمَّل السفينة تلقائيًا حين يبلغ الرصيف شاي تحتاج إليه.
no-move-tea = البطاقات والخطوات تحرّك شايك، لا العمال.
no-crate-open = الشاي في الصندوق يبقى فيه نهائيًا.
no-card-move = لنقل بطاقاتك أو تبديلها أو كشفها استعمل القصر.
no-card-new = البطاقات الجديدة تأتي من السوق.
no-market-taken = في الخانة { $slot } عامل. كل خانة تتسع لعامل واحد في السنة.
no-market-empty = لا بطاقة في الخانة { $slot }.
no-market-deck = رزمة بطاقات المزرعة فارغة.
no-market-value = يذهب العامل إلى خانة قيمته، فإن كانت مشغولة أو فارغة فإلى أقرب خانة متاحة دونها.
no-market-value-old = تحتاج الخانة { $slot } إلى عامل قيمته { $slot } أو أكثر.
no-palace-taken = في هذا المكان عامل. كل مكان يتسع لعامل واحد في السنة.
no-palace-move = لنقل بطاقة تحتاج إلى بطاقة وخانة فارغة.
no-palace-swap = للتبديل تحتاج إلى بطاقتين.
no-palace-refresh = لا بطاقة مقلوبة بين بطاقاتك.
no-palace-coin = ضع عاملًا هنا لتأخذ العملة.
no-ship = لا سفينة هنا.
no-ship-yours = سبق أن حجزت هذه السفينة.
no-ship-run = لحجز سفينة تحتاج إلى متتالية من عاملين أو أكثر، مثل 3–4.
no-ship-stronger = لأخذ هذه السفينة يجب أن تكون متتاليتك أطول، أو بالطول نفسه وبقيم أعلى.
no-ship-workers = اختر مع السفينة متتالية من العمال.

## مجريات اللعبة

line-dealt = { PERSON($who) ->
    [you] تنال تاجر الشاي { FORM($tea, "def") }، الوجه { $side }
   *[other] { $who }: تاجر الشاي { FORM($tea, "def") }، الوجه { $side }
}
line-side = { PERSON($who) ->
    [you] تختار الوجه { $side } لتاجر الشاي { FORM($tea, "def") }
   *[other] { $who }: اختيار الوجه { $side } لتاجر الشاي { FORM($tea, "def") }
}
line-coin-rolled = التاجران يرميان على عملة اللاعب الأول: { $first } مقابل { $second }
line-year = { PERSON($who) ->
    [you] تبدأ سنة { $year }، وأنت اللاعب الأول
   *[other] تبدأ سنة { $year }، واللاعب الأول { $who }
}
line-year-card = يكشف الآلي بطاقته لسنة { $year }
line-walked = { PERSON($who) ->
    [you] تحرّك المساعد
   *[other] { $who }: تحريك المساعد
} { $markers ->
    [one] علامة واحدة
    [two] علامتين
    [few] { $markers } علامات
    [many] { $markers } علامة
   *[other] { $markers } علامة
}: شاي { $teas }، مع { $units ->
    [one] اختيار واحد
    [two] اختيارين
    [few] { $units } اختيارات
    [many] { $units } اختيارًا
   *[other] { $units } اختيار
}
line-marker-carried = تنقلب علامة الحصاد وتنتقل إلى لوحة { $board }
line-rolled = { PERSON($who) ->
    [you] ترمي { $dice }
   *[other] { $who }: رمية { $dice }
}
line-gained-shown = { PERSON($who) ->
    [you] تعطيك علامة الحصاد شايًا: { $tea }
   *[other] { $who }: شاي { $tea } من علامة الحصاد
}
line-gained-chosen = { PERSON($who) ->
    [you] تختار من المخزون الشاي { FORM($tea, "def") }
   *[other] { $who }: اختيار الشاي { FORM($tea, "def") } من المخزون
}
line-gained-second = { PERSON($who) ->
    [you] تحصد أيضًا الشاي { FORM($tea, "def") }
   *[other] { $who }: حصاد الشاي { FORM($tea, "def") } أيضًا
}
line-gained-merchant = { PERSON($who) ->
    [you] يأتي تاجرك بالشاي { FORM($tea, "def") }
   *[other] { $who }: التاجر يأتي بالشاي { FORM($tea, "def") }
}
line-missed = { PERSON($who) ->
    [you] لا شاي { $tea } لك: نفد المخزون
   *[other] { $who }: لا شاي { $tea }، نفد المخزون
}
line-harvested = { PERSON($who) ->
    [you] تحصد الشاي { FORM($tea, "def") } بعامل قيمته { $worker }
   *[other] { $who }: حصاد الشاي { FORM($tea, "def") } بعامل قيمته { $worker }
}
line-moved = { PERSON($who) ->
    [you] يتحرك شايك { FORM($tea, "def") } إلى { $space }
   *[other] { $who }: الشاي { FORM($tea, "def") } يتحرك إلى { $space }
}
line-pushed = بطاقة { $card } تصعد بالشاي { FORM($tea, "def") } خطوة
line-converted = { PERSON($who) ->
    [you] يصير شايك { FORM($from, "def") } شاي { $to }
   *[other] { $who }: الشاي { FORM($from, "def") } يصير شاي { $to }
}
line-bloomed = بطاقة { $card } تصعد بكل الشاي المطابق خطوتين، ثم تنقلب
line-stored = { PERSON($who) ->
    [you] تخزّن الشاي { FORM($tea, "def") } في صندوق: { $held } من { $room }
   *[other] { $who }: تخزين الشاي { FORM($tea, "def") } في صندوق: { $held } من { $room }
}
line-crate-full = { PERSON($who) ->
    [you] تملأ صندوقًا بالشاي { FORM($tea, "def") }
   *[other] { $who }: ملء صندوق بالشاي { FORM($tea, "def") }
}
line-market = { PERSON($who) ->
    [you] تأخذ بطاقة { $card } بعامل قيمته { $worker }
   *[other] { $who }: أخذ بطاقة { $card } بعامل قيمته { $worker }
}
line-market-deck = { PERSON($who) ->
    [you] تبحث في رزمة المزرعة بعامل قيمته { $worker }
   *[other] { $who }: بحث في رزمة المزرعة بعامل قيمته { $worker }
}
line-searched = { PERSON($who) ->
    [you] تنظر إلى { $cards }
   *[other] { $who }: نظرة إلى { $cards }
}
line-card-kept = { PERSON($who) ->
    [you] تُبقي بطاقة { $card }
   *[other] { $who }: إبقاء بطاقة { $card }
}
line-card-topped = { PERSON($who) ->
    [you] تعيد بطاقة { $card } إلى رأس الرزمة
   *[other] { $who }: إعادة بطاقة { $card } إلى رأس الرزمة
}
line-planted = { PERSON($who) ->
    [you] تزرع بطاقة { $card } { $slot }
   *[other] { $who }: زراعة بطاقة { $card } { $slot }
}
line-card-discarded = { PERSON($who) ->
    [you] ترمي بطاقة { $card }
   *[other] { $who }: رمي بطاقة { $card }
}
line-palace-move = { PERSON($who) ->
    [you] ترسل عاملًا قيمته { $worker } إلى القصر لنقل بطاقة
   *[other] { $who }: إرسال عامل قيمته { $worker } إلى القصر لنقل بطاقة
}
line-palace-swap = { PERSON($who) ->
    [you] ترسل عاملًا قيمته { $worker } إلى القصر لتبديل بطاقتين
   *[other] { $who }: إرسال عامل قيمته { $worker } إلى القصر لتبديل بطاقتين
}
line-palace-refresh = { PERSON($who) ->
    [you] ترسل عاملًا قيمته { $worker } إلى القصر لكشف البطاقات المقلوبة
   *[other] { $who }: إرسال عامل قيمته { $worker } إلى القصر لكشف البطاقات المقلوبة
}
line-palace-coin = { PERSON($who) ->
    [you] ترسل عاملًا قيمته { $worker } إلى القصر لأخذ عملة اللاعب الأول
   *[other] { $who }: إرسال عامل قيمته { $worker } إلى القصر لأخذ عملة اللاعب الأول
}
line-coin = { PERSON($who) ->
    [you] تكون اللاعب الأول في السنة التالية
   *[other] اللاعب الأول في السنة التالية: { $who }
}
line-card-moved = { PERSON($who) ->
    [you] تنقل بطاقة { $card } { FORM($slot, "to") }
   *[other] { $who }: نقل بطاقة { $card } { FORM($slot, "to") }
}
line-swapped = { PERSON($who) ->
    [you] تبدّل البطاقة التي { $slot } بالبطاقة التي { $other }
   *[other] { $who }: تبديل البطاقة التي { $slot } بالبطاقة التي { $other }
}
line-refreshed = { PERSON($who) ->
    [you] تكشف { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
   *[other] { $who }: كشف { $count ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
}
line-reserved = { PERSON($who) ->
    [you] تحجز { $ship } بالمتتالية { $run }
   *[other] { $who }: حجز { $ship } بالمتتالية { $run }
}
line-displaced = { PERSON($who) ->
    [you] تُزاح متتاليتك عن { $ship }
   *[other] { $who }: إزاحة المتتالية عن { $ship }
}
line-answered = { PERSON($who) ->
    [you] ترد بالمتتالية { $run }
   *[other] { $who }: رد بالمتتالية { $run }
}
line-let-go = { PERSON($who) ->
    [you] تترك السفينة
   *[other] { $who }: ترك السفينة
}
line-relocated = { PERSON($who) ->
    [you] تنتقل متتاليتك إلى { $ship }
   *[other] { $who }: المتتالية تنتقل إلى { $ship }
}
line-returned = { PERSON($who) ->
    [you] { $count ->
        [one] يعود عاملك
        [two] يعود عاملاك
        [few] يعود عمالك
        [many] يعود عمالك
       *[other] يعود عمالك
    }: { $dice }
   *[other] { $who }: { $count ->
        [one] عودة العامل
        [two] عودة العاملين
        [few] عودة العمال
        [many] عودة العمال
       *[other] عودة العمال
    } { $dice }
}
line-produced = { PERSON($who) ->
    [you] تضع { $workers } في الإنتاج
   *[other] { $who }: وضع { $workers } في الإنتاج
}، في المرتبة { $place ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
}
line-joined = { PERSON($who) ->
    [you] تضيف في الإنتاج { $added ->
        [one] عاملًا واحدًا
        [two] عاملين
        [few] { $added } عمال
        [many] { $added } عاملًا
       *[other] { $added } عامل
    } لتصير مجموعتك من { $workers }
   *[other] { $who }: إضافة { $added ->
        [one] عامل واحد
        [two] عاملين
        [few] { $added } عمال
        [many] { $added } عاملًا
       *[other] { $added } عامل
    } في الإنتاج لتصير المجموعة من { $workers }
}، في المرتبة { $place ->
    [1] الأولى
    [2] الثانية
   *[other] الثالثة
}
line-paid = { PERSON($who) ->
    [you] تدفع الشاي { FORM($tea, "def") }
   *[other] { $who }: دفع الشاي { FORM($tea, "def") }
}
line-changed = { PERSON($who) ->
    [you] تغيّر عاملًا من { $from } إلى { $to }
   *[other] { $who }: تغيير عامل من { $from } إلى { $to }
}
line-ability = { PERSON($who) ->
    [you] تستعمل تاجر الشاي { FORM($tea, "def") }: { $ability }
   *[other] { $who }: استعمال تاجر الشاي { FORM($tea, "def") }: { $ability }
}
line-rerolled = { PERSON($who) ->
    [you] تعيد رمي { $from } فتنال { $to }
   *[other] { $who }: إعادة رمي { $from }، والنتيجة { $to }
}
line-blended = { PERSON($who) ->
    [you] تحوّل الشاي { FORM($from, "def") } إلى { $to }
   *[other] { $who }: تحويل الشاي { FORM($from, "def") } إلى { $to }
}
line-passed = { PERSON($who) ->
    [you] تمرّر لبقية السنة
   *[other] { $who }: تمرير لبقية السنة
}
line-year-ended = تنتهي سنة { $year } ويعود كل العمال
line-ships-searched = { PERSON($who) ->
    [you] تنظر إلى { $ships }
   *[other] { $who }: نظرة إلى { $ships }
}
line-ship-kept = { PERSON($who) ->
    [you] تُبقي { $ship }
   *[other] { $who }: إبقاء { $ship }
}
line-ship-topped = { PERSON($who) ->
    [you] تعيد { $ship } إلى رأس الرزمة
   *[other] { $who }: إعادة { $ship } إلى رأس الرزمة
}
line-ship-taken = { PERSON($who) ->
    [you] تأخذ { $ship }
   *[other] { $who }: أخذ { $ship }
}
line-docked = { PERSON($who) ->
    [you] وصول { $ship } إلى رصيفك
   *[other] وصول { $ship } إلى رصيف { $who }
}
line-ship-discarded = { PERSON($who) ->
    [you] تستغني عن { $ship }
   *[other] { $who }: استغناء عن { $ship }
}
line-loaded = { PERSON($who) ->
    [you] تحمّل الشاي { FORM($tea, "def") } على { $ship }
   *[other] { $who }: تحميل الشاي { FORM($tea, "def") } على { $ship }
}
line-robbed = { PERSON($who) ->
    [you] تأخذ الشاي { FORM($tea, "def") } من سفينة أخرى لملء الجنك
   *[other] { $who }: أخذ الشاي { FORM($tea, "def") } من سفينة أخرى لملء الجنك
}
line-sailed = { PERSON($who) ->
    [you] تبحر سفينتك { $ship }
   *[other] { $who }: إبحار { $ship }
}
line-sailed-goal = { $sails }، وتحقّق الهدف: هذه السنة هي الأخيرة
line-merchant-scores = { PERSON($who) ->
    [you] تزداد قيمة بطاقة تاجرك
   *[other] { $who }: تزداد قيمة بطاقة التاجر
}
line-merchant-loses = { PERSON($who) ->
    [you] تنقص قيمة بطاقة تاجرك
   *[other] { $who }: تنقص قيمة بطاقة التاجر
}
line-steps = { PERSON($who) ->
    [you] لديك من الإنتاج { $steps ->
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    } للإنفاق
   *[other] { $who }: { $steps ->
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    } من الإنتاج للإنفاق
}
line-unused = { PERSON($who) ->
    [you] تتوقف وتخسر { $count ->
        [one] خطوة أو اختيارًا واحدًا
        [two] خطوتين أو اختيارين
        [few] { $count } من الخطوات أو الاختيارات
        [many] { $count } من الخطوات أو الاختيارات
       *[other] { $count } من الخطوات أو الاختيارات
    }
   *[other] { $who }: توقف وخسارة { $count ->
        [one] خطوة أو اختيار واحد
        [two] خطوتين أو اختيارين
        [few] { $count } من الخطوات أو الاختيارات
        [many] { $count } من الخطوات أو الاختيارات
       *[other] { $count } من الخطوات أو الاختيارات
    }
}
line-market-cleared = بطاقة { $card } تغادر السوق إلى أسفل الرزمة
line-market-dealt = بطاقة { $card } تأتي إلى خانة السوق { $slot }
line-market-closed = رزمة بطاقات المزرعة فارغة: لن يُملأ السوق بعد الآن
line-harbour-dealt = وصول { $ship } إلى خانة المرفأ { $slot }
line-ended-goal = تنتهي اللعبة: بلغ تاجر هدف السفن
line-ended-year = تنتهي اللعبة: انتهت السنة الأخيرة

line-errand = ينتقل الآلي إلى المهمة { $errand }: { $written }
line-errand-coin-taken = يذهب الآلي إلى السوق: مكان المهمة { $errand } ({ $written }) مشغول
line-errand-no-run = يذهب الآلي إلى السوق: ليست لديه متتالية للمهمة { $errand } ({ $written })
line-errand-no-ship = يذهب الآلي إلى السوق: لا سفينة متاحة للمهمة { $errand }
line-errand-no-set = يذهب الآلي إلى السوق: ليس لديه عاملان متساويان للمهمة { $errand } ({ $written })
line-errand-market-only = لا يستطيع الآلي أداء المهمة { $errand } ({ $written }): لا يذهب آخر عماله إلا إلى السوق
line-errands-done = أدّى الآلي كل مهامه، فيذهب إلى السوق
line-picked-lowest = يختار الآلي أدنى عماله: { $dice } (من { $of })
line-picked-highest = يختار الآلي أعلى عماله: { $dice } (من { $of })
line-picked-run = يختار الآلي أطول متتالية لديه: { $dice } (من { $of })
line-picked-set = يختار الآلي أكبر مجموعة لديه: { $dice } (من { $of })
line-ship-highest = يقصد الآلي { $ship }: أكثر السفن المتاحة نقاطًا
line-ship-own-tea = يقصد الآلي { $ship }: أفضل سفينة متاحة تحتاج إلى شاي تاجره
line-ship-by-you = يقصد الآلي { $ship }: اختيرت من أفضل السفن المتعادلة
line-took = يأخذ الآلي بطاقة { $card } من خانة السوق { $slot } بعامل قيمته { $worker }
line-took-deck = يأخذ الآلي بطاقة { $card } من الرزمة بعامل قيمته { $worker }
line-took-top = لا يجد الآلي خانة متاحة لعامله { $worker }، فيأخذ من الرزمة بطاقة { $card }
line-took-nothing = ينفق الآلي عاملًا قيمته { $worker } بلا مقابل: الرزمة فارغة
line-fourth = مجموعة الآلي من { $workers } ستكون رابعة في الإنتاج، فلا يذهب عمالها إلا إلى السوق

## الإجابات: ما على الطاولة

place-space = { FORM($space, "title") }
    .field = هنا يبدأ شايك ويصعد إلى الرصيف.
    .dock = الشاي الذي يصل إلى هنا يُحمَّل على سفنك.
    .tier = من هنا يصعد الشاي. البطاقة بجانب هذا الموضع تؤثر في الشاي الداخل إليه.
place-slot = { FORM($slot, "title") }
    .words = خانة فارغة. بطاقة المزرعة هنا تؤثر في الموضع الذي بجانبها.
place-berth = مرسى
    .words = مرسى شاغر: في رصيفك متسع لسفينة.
place-pier = خانة المرفأ
    .words = احجز السفينة هنا بمتتالية من العمال، مثل 3–4. تأخذ السفينة في نهاية السنة.
place-deck = خانة السوق 6: الرزمة
    .words = انظر إلى أعلى ثلاث بطاقات، وأبقِ واحدة، وأعد الأخريين إلى رأس الرزمة.
place-market = خانة السوق { $slot }
    .words = ضع عاملًا لتأخذ البطاقة. تُملأ الخانة من جديد في نهاية السنة.
place-hall = القصر: { FORM($hall, "task") }
    .move = انقل إحدى بطاقاتك إلى أي خانة فارغة.
    .swap = بدّل بين بطاقتين من بطاقاتك.
    .refresh = اكشف كل بطاقاتك المقلوبة.
    .coin = خذ عملة اللاعب الأول لتبدأ أنت السنة التالية.
place-production = المرتبة { $place } في الإنتاج
    .words = مجموعة العمال هنا تكسب خطوات في نهاية السنة. المجموعة الأكبر تتقدم، وعند التساوي الأعلى قيمة.
button-raise = ارفع عاملًا
    .words = أعد فيشة شاي إلى المخزون لترفع عاملًا لم يوضع بعد بمقدار 1.
button-lower = اخفض عاملًا
    .words = أعد فيشة شاي إلى المخزون لتخفض عاملًا لم يوضع بعد بمقدار 1.
button-pass = مرّر لبقية السنة
    .words = لا تضع عمالًا بعد ذلك هذه السنة. ومن بقي منهم لا يعمل.
place-coin = عملة اللاعب الأول
    .words = إن كانت هذه العملة لديك حين تبدأ السنة، فأنت الأول طوال تلك السنة.
place-assistant = المساعد
    .words = يمشي المساعد بجانب علامات الحصاد ويقف عند العلامة التي تعطي الشاي هذه السنة.
place-score = النقاط
    .words = تأتي النقاط من السفن التي أبحرت وبطاقات المزرعة والصناديق الممتلئة وبطاقة التاجر.
place-goal = السفن التي أبحرت
    .words = حين يبلغ تاجر الهدف تكون تلك السنة هي الأخيرة.
place-year = السنة
    .words = أولًا يتحرك المساعد. ثم ترميان كلاكما وتتناوبان على وضع العمال. وفي نهاية السنة تأخذان السفن وتحرّكان الشاي.

## الإجابات: حال قطعة الآن

now-marker = { $ahead ->
    [one] هي بجانب لوحة { $board }، قبل المساعد بعلامة واحدة.
    [two] هي بجانب لوحة { $board }، قبل المساعد بعلامتين.
    [few] هي بجانب لوحة { $board }، قبل المساعد بـ{ $ahead } علامات.
    [many] هي بجانب لوحة { $board }، قبل المساعد بـ{ $ahead } علامة.
   *[other] هي بجانب لوحة { $board }، قبل المساعد بـ{ $ahead } علامة.
}
now-workers = { PERSON($who) ->
    [you] { $placed ->
        [0] لم تضع عمالًا بعد
        [one] وضعت عاملًا واحدًا
        [two] وضعت عاملين
        [few] وضعت { $placed } عمال
        [many] وضعت { $placed } عاملًا
       *[other] وضعت { $placed } عامل
    }. بقي للوضع: { $dice }.
   *[other] { $who }: { $placed ->
        [0] لم يوضع عمال بعد
        [one] وُضع عامل واحد
        [two] وُضع عاملان
        [few] وُضع { $placed } عمال
        [many] وُضع { $placed } عاملًا
       *[other] وُضع { $placed } عامل
    }. بقي للوضع: { $dice }.
}
now-workers-none = { PERSON($who) ->
    [you] { $placed ->
        [0] ليس لديك الآن عمال لتضعهم.
        [one] وضعت عاملًا واحدًا ولم يبقَ لديك أحد.
        [two] وضعت عاملين ولم يبقَ لديك أحد.
        [few] وضعت { $placed } عمال ولم يبقَ لديك أحد.
        [many] وضعت { $placed } عاملًا ولم يبقَ لديك أحد.
       *[other] وضعت { $placed } عامل ولم يبقَ لديك أحد.
    }
   *[other] { $who }: { $placed ->
        [0] لا عمال للوضع الآن.
        [one] وُضع عامل واحد ولم يبقَ أحد.
        [two] وُضع عاملان ولم يبقَ أحد.
        [few] وُضع { $placed } عمال ولم يبقَ أحد.
        [many] وُضع { $placed } عاملًا ولم يبقَ أحد.
       *[other] وُضع { $placed } عامل ولم يبقَ أحد.
    }
}
now-set = { PERSON($who) ->
    [you] مجموعتك هنا من { $workers }.
   *[other] مجموعة { $who } هنا من { $workers }.
}
now-taken = { PERSON($who) ->
    [you] عاملك هنا هذه السنة.
   *[other] عامل { $who } هنا هذه السنة.
}
now-coin = { PERSON($who) ->
    [you] هذه العملة لديك.
   *[other] هذه العملة لدى { $who }.
}
now-score = { PERSON($who) ->
    [you] نتيجتك { $points }: من السفن { $ships }، ومن البطاقات { $cards }، ومن الصناديق { $crates }، ومن بطاقة التاجر { $merchant }.
   *[other] نتيجة { $who } هي { $points }: من السفن { $ships }، ومن البطاقات { $cards }، ومن الصناديق { $crates }، ومن بطاقة التاجر { $merchant }.
}
now-goal = الهدف { $goal ->
    [one] سفينة واحدة
    [two] سفينتان
    [few] { $goal } سفن
    [many] { $goal } سفينة
   *[other] { $goal } سفينة
}.
now-sailed-count = { PERSON($who) ->
    [you] { $count ->
        [0] لم تبحر لك أي سفينة بعد.
        [one] أبحرت لك سفينة واحدة.
        [two] أبحرت لك سفينتان.
        [few] أبحرت لك { $count } سفن.
        [many] أبحرت لك { $count } سفينة.
       *[other] أبحرت لك { $count } سفينة.
    }
   *[other] { $count ->
        [0] لم تبحر أي سفينة بعد عند { $who }.
        [one] أبحرت سفينة واحدة عند { $who }.
        [two] أبحرت سفينتان عند { $who }.
        [few] أبحرت { $count } سفن عند { $who }.
        [many] أبحرت { $count } سفينة عند { $who }.
       *[other] أبحرت { $count } سفينة عند { $who }.
    }
}
now-year = { $left ->
    [0] هذه سنة { $year }، وهي الأخيرة.
    [one] هذه سنة { $year }. قد تليها سنة واحدة على الأكثر.
    [two] هذه سنة { $year }. قد تليها سنتان على الأكثر.
    [few] هذه سنة { $year }. قد تليها { $left } سنوات على الأكثر.
    [many] هذه سنة { $year }. قد تليها { $left } سنة على الأكثر.
   *[other] هذه سنة { $year }. قد تليها { $left } سنة على الأكثر.
}
now-card-market = إحداها في خانة السوق { $slot }.
now-card-market-taken = إحداها في خانة السوق { $slot }، لكن في تلك الخانة عاملًا.
now-card-deck = إحداها على رأس الرزمة.
now-card-deck-taken = إحداها على رأس الرزمة، لكن في الخانة 6 عاملًا.
now-crate = { PERSON($who) ->
    [you] صندوقك { $slot }
   *[other] صندوق { $who } { $slot }
} فيه { $held ->
    [0] لا شيء
    [one] شاي واحد
    [two] فيشتا شاي
    [few] { $held } فيش شاي
    [many] { $held } فيشة شاي
   *[other] { $held } فيشة شاي
}، وقيمته { $points ->
    [0] لا شيء بعد
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
now-card-up = { PERSON($who) ->
    [you] بطاقتك { $slot } مكشوفة.
   *[other] بطاقة { $who } { $slot } مكشوفة.
}
now-card-down = { PERSON($who) ->
    [you] بطاقتك { $slot } مقلوبة ولا تعمل.
   *[other] بطاقة { $who } { $slot } مقلوبة ولا تعمل.
}
now-bonus = { PERSON($who) ->
    [you] تضيف بطاقة تاجرك { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } عنها.
   *[other] تضيف بطاقة تاجر { $who } { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } عنها.
}
now-ship-held = { PERSON($who) ->
    [you] هي { $place }، وقد حجزتها أنت بالمتتالية { $run }.
   *[other] هي { $place }، محجوزة لدى { $who } بالمتتالية { $run }.
}
now-ship-free = هي { $place }، وحجزها متاح.
now-ship-docked = { PERSON($who) ->
    [you] هي في رصيفك، وما زالت تحتاج إلى { $teas }.
   *[other] هي في رصيف { $who }، وما زالت تحتاج إلى { $teas }.
}
now-junk-docked = { PERSON($who) ->
    [you] هو في رصيفك، وما زال يحتاج إلى { $left ->
        [one] شاي واحد
        [two] فيشتي شاي
        [few] { $left } فيش شاي
        [many] { $left } فيشة شاي
       *[other] { $left } فيشة شاي
    } من أي نوع.
   *[other] هو في رصيف { $who }، وما زال يحتاج إلى { $left ->
        [one] شاي واحد
        [two] فيشتي شاي
        [few] { $left } فيش شاي
        [many] { $left } فيشة شاي
       *[other] { $left } فيشة شاي
    } من أي نوع.
}
now-ship-sailed = { PERSON($who) ->
    [you] أبحرت لك.
   *[other] أبحرت لحساب { $who }.
}
now-supply = { $count ->
    [0] لم تبقَ فيش في المخزون.
    [one] بقيت في المخزون فيشة واحدة.
    [two] بقيت في المخزون فيشتان.
    [few] بقيت في المخزون { $count } فيش.
    [many] بقيت في المخزون { $count } فيشة.
   *[other] بقيت في المخزون { $count } فيشة.
}
now-tokens = { PERSON($who) ->
    [you] لديك { $count ->
        [one] فيشة واحدة
        [two] فيشتان
        [few] { $count } فيش
        [many] { $count } فيشة
       *[other] { $count } فيشة
    } في مزرعتك.
   *[other] لدى { $who } { $count ->
        [one] فيشة واحدة
        [two] فيشتان
        [few] { $count } فيش
        [many] { $count } فيشة
       *[other] { $count } فيشة
    } في المزرعة.
}
now-wanted = { PERSON($who) ->
    [you] تحتاج إليه سفينتك { $ship }.
   *[other] تحتاج إليه سفينة { $who }: { $ship }.
}
now-merchant-a = { PERSON($who) ->
    [you] لديك هذه البطاقة على الوجه A: نقطة لكل بطاقة أو كليبر بالشاي { FORM($tea, "def") }.
   *[other] لدى { $who } هذه البطاقة على الوجه A: نقطة لكل بطاقة أو كليبر بالشاي { FORM($tea, "def") }.
}
now-merchant-b = { PERSON($who) ->
    [you] لديك هذه البطاقة على الوجه B، مرة في السنة: { $ability }.
   *[other] لدى { $who } هذه البطاقة على الوجه B، مرة في السنة: { $ability }.
}
now-merchant-open = { PERSON($who) ->
    [you] لديك هذه البطاقة، ولم تختر وجهها بعد.
   *[other] لدى { $who } هذه البطاقة، ولم يُختر وجهها بعد.
}
now-merchant-used = استُعملت قدرة هذا التاجر هذه السنة.
now-merchant-unused = لم تُستعمل قدرة هذا التاجر بعد هذه السنة.
now-year-over = انقضت سنتها.
now-year-current = هي بطاقة هذه السنة.
now-year-later = تأتي في السنة { $place } من اللعبة.
now-space = { PERSON($who) ->
    [you] لديك شاي هنا: { $teas }.
   *[other] لدى { $who } شاي هنا: { $teas }.
}

## الحقائق: كل ما يمكن معرفته، حسب الموضوع

fact-at = { FORM($place, "title") }: { $what }
    .down = { FORM($place, "title") }: { $what }، مقلوبة
    .crate = { FORM($place, "title") }: { $what }، فيه { $held } من { $room }
fact-workers = { $place }، { FORM($who, "inside") }: { $workers }
fact-deep = { FORM($deck, "title") }، رقم { $number }: { $card }
fact-score = النتيجة { $points }: من السفن { $ships }، ومن البطاقات { $cards }، ومن الصناديق { $crates }، ومن بطاقة التاجر { $merchant }
fact-first = اللاعب الأول في هذه السنة
fact-berth = المرسى { $number }: { $ship }، المحمّل { $teas }، وما زالت تحتاج إلى { $wants }
    .empty = المرسى { $number }: { $ship }، بلا حمولة، وتحتاج إلى { $wants }
fact-supply = المخزون
fact-deck = رزمة بطاقات المزرعة
fact-free = أماكن شاغرة
fact-turn = الدور { $turn }: { FORM($who, "inside") }
fact-placed = وُضع عمال في آخر دور
    .begun = بدأ آخر دور بتغيير عامل أو باستعمال التاجر
fact-asked = { PERSON($who) ->
    [you] القرار لك
   *[other] القرار الآن عند { $who }
}: { $what }
fact-then = بعد ذلك: { $what }
fact-steps = خطوات من البطاقات: { $steps }
fact-queued = بقي أن يتحرك { $steps ->
    [one] خطوة واحدة
    [two] خطوتين
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
}: { $tea }
    .turning = بقي أن يصير { $to } ويتحرك خطوة واحدة: { $tea }
fact-shown = بقي على العلامة: { $teas }
    .none = لم يبقَ شيء على العلامة
fact-chosen = اختير سابقًا: { $teas }
fact-acting = بطاقات لم تعمل بعد: { $slots }
    .none = لم تبقَ بطاقة تعمل
fact-run = متتالية بلا سفينة: { $run }
fact-taking = تؤخذ السفن الآن. التالي: { FORM($who, "inside") }، { $place }
    .last = تؤخذ الآن آخر سفينة
fact-production = الإنتاج يحرّك الشاي
fact-pier = خانة المرفأ { $slot }: { $ship }
    .place = خانة المرفأ { $slot }
fact-market = للسوق فقط: { $dice }
fact-spent = أُنفقوا بلا بطاقة: { $dice }

## محتويات العلبة

box-cards = بطاقات المزرعة
box-cards-about = { $count ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
} تصعد بالشاي في مزرعتك أو تحوّله أو تخزّنه.
piece-process = تصعد خطوة أخرى بشاي { $teas } حين يدخل موضع البطاقة.
piece-conversion = تحوّل شاي { $from } إلى { $to } حين يدخل موضع البطاقة، ثم تصعد به خطوة.
piece-blooming = تصعد خطوتين بكل شاي { $tea } في موضع البطاقة، ثم تنقلب.
piece-crate = { $room ->
    [one] يخزّن نهائيًا فيشة شاي واحدة: { $tea }.
    [two] يخزّن نهائيًا فيشتي شاي: { $tea }.
    [few] يخزّن نهائيًا { $room } فيش شاي: { $tea }.
    [many] يخزّن نهائيًا { $room } فيشة شاي: { $tea }.
   *[other] يخزّن نهائيًا { $room } فيشة شاي: { $tea }.
} لا يسجّل نقاطًا إلا ممتلئًا.
box-ships = السفن
box-ships-about = سفن الكليبر { $clippers } وسفن الجنك { $junks }. سُمّيت سفن الكليبر بأسماء سفن حقيقية.
piece-ship = { FORM($ship, "title") }
piece-clipper = تبحر حين يكتمل ما تحتاج إليه من شاي.
piece-junk = يقبل أي شاي، ولا يسجّل أبدًا لبطاقة تاجر.
ship-wants = { $teas }
ship-wants-any = أي { $size ->
    [one] فيشة شاي
    [two] فيشتي شاي
    [few] { $size } فيش شاي
    [many] { $size } فيشة شاي
   *[other] { $size } فيشة شاي
}
box-markers = علامات الحصاد
box-markers-about = كل سنة يقف المساعد عند إحداها. تعطي تلك العلامة شايًا، ثم تنقلب وتنتقل إلى اللوحة الأخرى.
piece-marker = علامة الحصاد
    .words = تعطيك الشاي المبيّن عليها. ويدل عددها على ما تختاره بعد ذلك من شاي أو خطوات.
piece-marker-face = { $units ->
    [one] { $teas }، مع شاي أو خطوة
    [two] { $teas }، مع اختيارين من شاي أو خطوة
    [few] { $teas }، مع { $units } اختيارات من شاي أو خطوة
    [many] { $teas }، مع { $units } اختيارًا من شاي أو خطوة
   *[other] { $teas }، مع { $units } اختيار من شاي أو خطوة
}
box-merchants = بطاقات التاجر
box-merchants-about = { $count ->
    [one] بطاقة واحدة بوجهين. لكل تاجر بطاقة.
    [two] بطاقتان بوجهين. لكل تاجر بطاقة.
    [few] { $count } بطاقات بوجهين. لكل تاجر بطاقة.
    [many] { $count } بطاقة بوجهين. لكل تاجر بطاقة.
   *[other] { $count } بطاقة بوجهين. لكل تاجر بطاقة.
}
piece-merchant = تاجر الشاي { FORM($tea, "def") }
piece-merchant-a = نقطة لكل بطاقة أو كليبر بالشاي { FORM($tea, "def") }
piece-merchant-b = { FORM($ability, "title") }
box-years = بطاقات السنة
box-years-about = تُستعمل في سباق الشاي. تسرد كل بطاقة مهام الآلي في سنة بالترتيب.
piece-year = { $errands }
box-tea = الشاي والعمال
box-tea-about = { $tokens ->
    [one] فيشة شاي واحدة
    [two] فيشتا شاي
    [few] { $tokens } فيش شاي
    [many] { $tokens } فيشة شاي
   *[other] { $tokens } فيشة شاي
} و{ $workers ->
    [one] عامل واحد
    [two] عاملان
    [few] { $workers } عمال
    [many] { $workers } عاملًا
   *[other] { $workers } عامل
}.
piece-tea = شاي { FORM($tea, "title") }
    .words = يدخل حقلك، ويصعد إلى الرصيف، ويُحمَّل على السفن.
piece-workers = عامل
    .words = هم نردك: ترميهم كل سنة وتضعهم على اللوحات.
box-production = خطوات من الإنتاج
figure-points = النقاط
figure-tokens = السعة
figure-wants = الحاجة
figure-harvest = بجانب الحصاد
figure-production = بجانب الإنتاج
figure-side-a = الوجه A
figure-side-b = الوجه B، مرة في السنة
figure-errands = المهام
figure-each-merchant = لكل تاجر
figure-place = المرتبة
figure-steps = الخطوات
figure-years = أقصى السنوات

## المقارنة في المراجعة

standing-aboard = الشاي على متن { $ship }
standing-of = { $count } من { $size }
standing-ships = السفن التي أبحرت
standing-cards = بطاقات المزرعة
standing-tokens = الشاي في المزرعة

## النتيجة

result-won = { PERSON($who) ->
    [you] فزت بنتيجة { $points } مقابل { $other }.
   *[other] الفوز من نصيب { $who } بنتيجة { $points } مقابل { $other }.
} { $end ->
    [0] بلغ تاجر هدف السفن.
   *[other] انتهت السنة الأخيرة.
}
result-tied = { PERSON($who) ->
    [you] فزت بكسر التعادل: لكل من التاجرين { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
   *[other] الفوز بكسر التعادل من نصيب { $who }: لكل من التاجرين { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
} { $end ->
    [0] بلغ تاجر هدف السفن.
   *[other] انتهت السنة الأخيرة.
}
result-shared = تعادل، والفوز مشترك: { $who }، ولكل من التاجرين { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}. { $end ->
    [0] بلغ تاجر هدف السفن.
   *[other] انتهت السنة الأخيرة.
}
result-race-won = { PERSON($who) ->
    [you] فزت بسباق الشاي بنتيجة { $points } مقابل { $other }.
   *[other] الفوز بسباق الشاي من نصيب { $who } بنتيجة { $points } مقابل { $other }.
} { $end ->
    [0] بلغ تاجر هدف السفن.
   *[other] انتهت السنة الأخيرة.
}
result-race-tied = { PERSON($who) ->
    [you] تتعادل أنت والآلي، لكل منكما { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، حتى بعد كسر التعادل.
   *[other] تعادل بين { $who } والآلي، لكل منهما { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، حتى بعد كسر التعادل.
} { $end ->
    [0] بلغ تاجر هدف السفن.
   *[other] انتهت السنة الأخيرة.
}
result-race-lost-tied = { PERSON($who) ->
    [you] يغلبك الآلي بكسر التعادل: لكل منكما { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
   *[other] يغلب الآلي { $who } بكسر التعادل: لكل منهما { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
} { $end ->
    [0] بلغ تاجر هدف السفن.
   *[other] انتهت السنة الأخيرة.
}
result-race-lost = { PERSON($who) ->
    [you] يغلبك الآلي بنتيجة { $other } مقابل { $points }.
   *[other] يغلب الآلي { $who } بنتيجة { $other } مقابل { $points }.
} { $end ->
    [0] بلغ تاجر هدف السفن.
   *[other] انتهت السنة الأخيرة.
}

## نصوص اللوحة

board-street = اللوحات الخمس جاهزة للعب
board-houses = اللوحات الخمس
board-road = علامات الحصاد
board-plantation = مزرعتك
board-tray = عمالك
board-tabs = طرق العرض
board-teas = الشاي
board-markers = العلامات أمامك
board-tab-boards = اللوحات
board-tab-plantation = المزرعة
board-tab-automaton = الآلي
board-tab-log = السجل
board-face-down = مقلوبة
board-once = مرة
board-taken = مشغول
board-no-card = لا بطاقة
board-no-ship = لا سفينة
board-free-berth = مرسى شاغر
board-free = شاغر
board-title = { FORM($noun, "title") }
board-short = { FORM($noun, "short") }
board-keep-one = أبقِ واحدة
board-lanes = الممر
board-pay-with = ادفع من
board-your-tokens = شايك
board-junk = املأ الجنك من
board-how-to-place = اختر مكانًا أو عمالك
board-place-or-change = اختر مكانًا أو عمالًا. الشاي يغيّر عاملًا بمقدار 1
board-change-worker = غيّر عاملًا
board-tea-a-step = شاي واحد لكل ‎±1
board-for-free = مرة مجانًا
board-lower = اخفض
board-raise = ارفع
board-use = استعمل
board-coin = صاحب عملة اللاعب الأول
board-points = النقاط
board-workers = العمال
board-sheet = النقاط حسب المصدر
board-sheet-help = النقاط لو انتهت اللعبة الآن. يُحسب الصندوق حين يمتلئ.
board-sum = المجموع
board-score = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}. أظهر النقاط حسب المصدر
board-sailed = أبحر { $ships } من { $goal }
board-merchant = تاجر الشاي { FORM($tea, "def") }
board-merchant-side = تاجر الشاي { FORM($tea, "def") }، { $side }
board-side-to-choose = لم يُختر الوجه بعد
board-side-a = ‏‎+1 لكل بطاقة أو كليبر بالشاي { FORM($tea, "def") }
board-side-b = { FORM($ability, "title") }، مرة في السنة
board-side-b-used = { FORM($ability, "title") }: استُعملت هذه السنة
board-not-rolled = لم يُرمَ بعد
board-works = { $value } في { $board }
board-free-workers = عمال متاحون: { $dice }
board-no-workers = لا عمال متاحين
board-back = عد إلى مزرعتك
board-see = { PERSON($who) ->
    [you] لوحتك
   *[other] لوحة { $who }
}
board-see-year-card = بطاقة سنته
board-times = ‎×{ $count }
board-any-teas = أي { $count ->
    [one] شاي واحد
    [two] فيشتي شاي
    [few] { $count } فيش شاي
    [many] { $count } فيشة شاي
   *[other] { $count } فيشة شاي
}
board-walk = { $markers } إلى الأمام
board-then = { $before } · { $after }
board-becomes = يصير { $tea }
board-crate-holds = الصندوق { $held } من { $room }
board-fills-crate = يملأ صندوقًا
board-into-crate = إلى صندوق
board-choose-ship = ثم تختار سفينة
board-into-field = إلى الحقل
board-onto = على { $ship }
board-sails = تبحر { $ship }
board-sails-last = تبحر { $ship }: السنة الأخيرة
board-rests = يتوقف هنا
board-stays-field = يبقى في الحقل
board-stops-tier = يقف في الطبقة { $tier }
board-waits-dock = ينتظر على الرصيف
board-lost = { $steps ->
    [one] تضيع خطوة
    [two] تضيع خطوتان
    [few] تضيع { $steps } خطوات
    [many] تضيع { $steps } خطوة
   *[other] تضيع { $steps } خطوة
}
board-lane = الممر { FORM($lane, "title") }
board-lane-outcome = { FORM($lane, "title") } · { $outcome }
board-journey = { FORM($tea, "def") } يصعد
board-journey-becomes = { FORM($tea, "def") } يصير { $to }
board-journey-stowed = { FORM($tea, "def") } محفوظ
board-journeys = { $count ->
    [one] تتحرك فيشة شاي
    [two] تتحرك فيشتا شاي
    [few] تتحرك { $count } فيش شاي
    [many] تتحرك { $count } فيشة شاي
   *[other] تتحرك { $count } فيشة شاي
}
board-tie-break = كسر التعادل: { $criterion }
board-year-end = { $steps ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
} في نهاية السنة
board-next-card = بطاقته التالية
board-year-of = تُكشف بعد رمية { $year }
board-cards = { $count ->
    [few] بطاقات
   *[other] بطاقة
}
board-years-left = { $count ->
    [few] سنوات باقية
   *[other] سنة باقية
}
board-why = لمَ هذه الحركة؟
board-earlier = حركته السابقة
board-later = حركته التالية
board-last-errand = الآلي: { $errand }
board-errand-of = المهمة { $errand } من { $of }
board-after-errands = بعد مهمته الأخيرة
board-entry = المهمة { $errand } على بطاقته: { $written }
board-because-coin-taken = يذهب إلى السوق: مكان العملة مشغول
board-because-no-run = يذهب إلى السوق: لا متتالية لديه
board-because-no-ship = يذهب إلى السوق: لا سفينة متاحة
board-because-no-set = يذهب إلى السوق: لا عاملين متساويين لديه
board-because-market-only = لا يذهب آخر عماله إلا إلى السوق
board-card-done = يذهب إلى السوق: فرغت مهام بطاقته
board-picked-lowest = أدنى عماله، للعملة
board-picked-highest = أعلى عماله
board-picked-run = أطول متتالية (عند التعادل: الأعلى)
board-picked-set = أكبر مجموعة (عند التعادل: الأعلى)
board-ship-highest = أكثر السفن المتاحة نقاطًا
board-ship-own-tea = أفضل سفينة تحتاج إلى شاي تاجره
board-ship-by-you = اختيارك من { $tied } سفن متعادلة
board-took = الخانة { $slot }، أعلى ما يقدر عليه: { $card }
board-took-deck = الخانة 6، البطاقة العليا: { $card }
board-took-top = لا خانة متاحة، فيأخذ البطاقة العليا: { $card }
board-took-nothing = لم تبقَ له بطاقة
board-set-place = { $place ->
    [1] هي الأولى في الإنتاج
    [2] هي الثانية في الإنتاج
   *[other] هي الثالثة في الإنتاج
}
board-fourth = ستكون مجموعته رابعة: لا يذهب هؤلاء العمال إلا إلى السوق
board-coin-fetched = يبدأ هو السنة التالية
board-out-of-workers = لم يبقَ لديه عمال هذه السنة
board-next-errand = التالي: المهمة { $errand }، { $written }
board-next-market = التالي: آخر عماله إلى السوق
board-you = أنت
board-pushed-off = أنت، بعد الإزاحة
board-holds = { PERSON($who) ->
    [you] هي الآن لديك
   *[other] هي الآن لدى { $who }
}
board-could-add = الممكن إضافته
board-longer-wins = تفوز المتتالية الأطول، ثم الأعلى
board-beats-longer = { $count ->
    [one] عامل واحد يغلب
    [two] عاملان يغلبان
    [few] { $count } عمال يغلبون
    [many] { $count } عاملًا يغلبون
   *[other] { $count } عامل يغلبون
} { $other }
board-beats-higher = { $run } بطول { $other } لكنها أعلى
board-never-answers = لا يرد الآلي أبدًا: ينتقل إلى أفضل سفينة متاحة
board-not-enough = { PERSON($who) ->
    [you] بلا شاي لا تبلغ إلا { $run }
   *[other] بلا شاي أقصى ما عند { $who } هو { $run }
}
board-could-answer = { PERSON($who) ->
    [you] بوسعك الرد بالمتتالية { $run }
   *[other] بوسع { $who } الرد بالمتتالية { $run }
}
board-reaches = { PERSON($who) ->
    [you] تبلغ { $run }، وأكثر بالشاي
   *[other] أقصى ما عند { $who } هو { $run }، وأكثر بالشاي
}
board-let-go-back = إن تركت السفينة عاد عمالك إليك
board-let-go-one = إن تركت السفينة انتقلت متتاليتك إلى { $ship }
board-let-go-several = إن تركت السفينة انتقلت متتاليتك إلى واحدة من هذه: { $ships }
board-plantation-of = { PERSON($who) ->
    [you] مزرعتك. { $tea } { $cards } { $ships }
   *[other] مزرعة { $who }. { $tea } { $cards } { $ships }
}
board-tea = الشاي: { $list }.
board-tea-none = لا شاي.
board-tokens-on = { $count } { $tea } { FORM($space, "at") }
board-cards-at = البطاقات: { $list }.
board-cards-none = لا بطاقات.
board-card-at = { $card } { $slot }
board-card-down = { $card } { $slot } (مقلوبة)
board-ships = السفن: { $list }.
board-ships-none = لا سفن.

## خيارات صفحة التجهيز

option-goal = السفن المطلوب إبحارها
    .help = حين تبحر لتاجر هذه السفن تكون تلك السنة هي الأخيرة.
option-goal-3 = 3 سفن
option-goal-4 = 4 سفن
option-goal-5 = 5 سفن
option-first = بطاقة التاجر الأول
    .help = الوجه A يسجّل نقاطًا في النهاية. والوجه B له قدرة تستعملها مرة في السنة.
option-first-a = A: نقاط
option-first-b = B: قدرة
option-first-choose = اختر بعد التوزيع
option-second = بطاقة التاجر الثاني
    .help = الوجه A يسجّل نقاطًا في النهاية. والوجه B له قدرة تستعملها مرة في السنة.
option-second-a = A: نقاط
option-second-b = B: قدرة
option-second-choose = اختر بعد التوزيع
option-years = بطاقات السنة
    .help = خلط بطاقات السنة يجعل التغلب على الآلي أصعب.
option-years-numeric = 1860 إلى 1867
option-years-shuffled = مخلوطة

## اللعبة

title = Chai: Tea for 2
tagline = شغّل نردك، وازرع الشاي على تلّ من البطاقات، وسابق إلى ملء سفنك
credits = تصميم Dan وConnie Kazmaier، نشر Steeped Games
solo = سباق الشاي
automaton = الآلي
    .inside = الآلي
    .person = other
end-0 = بلغ تاجر هدف السفن
end-1 = انتهت السنة الأخيرة
total-0 = النقاط
category-0 = السفن
category-1 = بطاقات المزرعة
category-2 = الصناديق الممتلئة
category-3 = بطاقة التاجر
