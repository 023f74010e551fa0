### نصوص طاولة Ceylon، بالترتيب الذي يلقاها به اللاعب.

title = Ceylon
tagline = ازرع التلال، وحمّل القطار، وابق خطوة إلى الأمام
credits = تصميم Chris وSuzanne Zinsli، نشر Ludonova

## الأسماء

district-kandy = كاندي
district-dimbula = ديمبولا
district-uva = أوفا
district-ruhuna = روهونا

hexagon = { $district } { $number }

tea-black = أسود
    .name = أسود
tea-green = أخضر
    .name = أخضر
tea-white = أبيض
    .name = أبيض

rupees = { $n ->
        [one] روبية واحدة
        [two] روبيتين
        [few] { $n } روبيات
        [many] { $n } روبية
       *[other] { $n } روبية
    }
points = { $n ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $n } نقاط
        [many] { $n } نقطة
       *[other] { $n } نقطة
    }

chests = { $count } { $tea }

action-plant = زراعة
    .verb = الزراعة
    .full = الزراعة
action-harvest = حصاد
    .verb = الحصاد
    .full = الحصاد
action-trade = تجارة
    .verb = التجارة
    .full = التجارة
action-hire = توظيف
    .verb = التوظيف
    .full = توظيف مستشار
action-advance = تقدّم
    .verb = التقدّم
    .full = التقدّم في التقنية

councillor-guide = المرشد
councillor-banker = المصرفي
councillor-surveyor = المسّاح
councillor-broker = الوسيط
councillor-engineer = المهندس
councillor-nurseryman = صاحب المشتل
councillor-secretary = أمين السر
councillor-storekeeper = أمين المخزن

ability-guide = كل خطوة بعد الأولى تكلّف { $n }
    .short = { $n } للخطوة التالية
    .help = حين تتحرّك، تكلّفك كل خطوة بعد الأولى { $n } فقط.
ability-banker = أخذ الروبيات يجلب { $n }
    .short = خذ { $n } روبيات
    .help = حين تأخذ روبيات، تأخذ { $n }.
ability-surveyor = زراعة تحت بيدقك أو بجواره
    .short = ازرع بالجوار
    .help = يجوز لك أن تزرع أيضًا بجوار بيدقك، في المقاطعة نفسها.
ability-broker = كل تجارة تدفع { $n } زيادة
    .short = التجارة ‎+{ $n }
    .help = حين تتاجر، تأخذ أيضًا { $n }، ولو اخترت النقاط.
ability-engineer = كل تقدّم يسجّل { $n }
    .short = التقدّم ‎+{ $n }
    .help = حين تتقدّم في التقنية، تسجّل { $n }.
ability-nurseryman = الزراعة تكلّف { $n }
    .short = ازرع مقابل { $n }
    .help = الزراعة تكلّفك { $n }.
ability-secretary = التوظيف يكلّف { $n }
    .short = وظّف مقابل { $n }
    .help = كل مستشار توظّفه بعد هذا يكلّفك { $n }.
ability-storekeeper = يسع المستودع { $n } صناديق
    .short = خزّن { $n } صناديق
    .help = { $n ->
        [one] يسع مستودعك صندوقًا واحدًا.
        [two] يسع مستودعك صندوقين.
        [few] يسع مستودعك { $n } صناديق.
        [many] يسع مستودعك { $n } صندوقًا.
       *[other] يسع مستودعك { $n } صندوق.
    }

tile-purse = الصرّة
tile-passage = العبور
tile-graft = الغلّة الثانية
tile-leap = القفزة
tile-letter = الرسالة
tile-porters = الحمّالون
tile-tare = الوزن الناقص
help-purse = مرة واحدة، حين تأخذ روبيات، خذ { $n } زيادة.
help-passage = مرة واحدة، تحرّك إلى أي خانة مجانًا.
help-graft = مرة واحدة، ازرع علامة ثانية على إحدى مزارعك: فتُحسب مرتين.
help-leap = مرة واحدة، تقدّم درجتين بثمن درجة.
help-letter = مرة واحدة، وظّف مستشار مقاطعة أخرى.
help-porters = مرة واحدة، احصد مزارع في أي مكان على الخريطة.
help-tare = مرة واحدة، حين تتاجر، سلّم صندوقًا أقل.

## عناوين اللحظة

heading-start = أولى المزارع
heading-round = الجولة { $round }، { $cards ->
        [one] بقيت بطاقة
        [two] بقيت بطاقتان
        [few] بقيت { $cards } بطاقات
        [many] بقيت { $cards } بطاقة
       *[other] بقيت { $cards } بطاقة
    }
heading-last = الجولة الأخيرة
heading-last-cards = الجولة الأخيرة، { $cards ->
        [one] بقيت بطاقة
        [two] بقيت بطاقتان
        [few] بقيت { $cards } بطاقات
        [many] بقيت { $cards } بطاقة
       *[other] بقيت { $cards } بطاقة
    }
heading-over = انتهت اللعبة: { $rounds ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $rounds } جولات
        [many] { $rounds } جولة
       *[other] { $rounds } جولة
    }
transcript-turn = الجولة { $round }، الدور { $turn }: { PERSON($who) ->
    [you] الدور لك
   *[other] الدور الآن عند { $who }
}. النتيجة: { $scores }.

## ما يمكن فعله الآن

prompt-start = ضع أولى مزارعك في المستوى 0 في مقاطعة خالية.
prompt-card = العب بطاقة: اختر نصفك. { $others ->
        [one] والآخر لمنافسك.
       *[other] والآخر لمنافسيك.
    }

prompt-plant = ازرع مقابل { $price }، أو تحرّك، أو خذ { $take }.
    .token = ازرع مقابل { $price }، أو تحرّك، أو خذ { $take }، أو استعمل فيشة.
    .follow = بطاقة { $by }: ازرع مقابل { $price }، أو تحرّك، أو خذ { $take }.
prompt-harvest = احصد، أو تحرّك، أو خذ { $take }.
    .token = احصد، أو تحرّك، أو خذ { $take }، أو استعمل فيشة.
    .follow = بطاقة { $by }: احصد، أو تحرّك، أو خذ { $take }.
prompt-trade = تاجر، أو تحرّك، أو خذ { $take }.
    .token = تاجر، أو تحرّك، أو خذ { $take }، أو استعمل فيشة.
    .follow = بطاقة { $by }: تاجر، أو تحرّك، أو خذ { $take }.
prompt-hire = وظّف مقابل { $price }، أو تحرّك، أو خذ { $take }.
    .token = وظّف مقابل { $price }، أو تحرّك، أو خذ { $take }، أو استعمل فيشة.
    .follow = بطاقة { $by }: وظّف مقابل { $price }، أو تحرّك، أو خذ { $take }.
prompt-advance = تقدّم مقابل { $price }، أو تحرّك، أو خذ { $take }.
    .token = تقدّم مقابل { $price }، أو تحرّك، أو خذ { $take }، أو استعمل فيشة.
    .follow = بطاقة { $by }: تقدّم مقابل { $price }، أو تحرّك، أو خذ { $take }.
prompt-only = { $why } تحرّك أو خذ { $take }.
    .token = { $why } تحرّك، أو خذ { $take }، أو استعمل فيشة.
prompt-extra = قم بإجراء إضافي: أي شيء عدا التقدّم.

prompt-more = في المستودع { $stored } من { $room } صناديق. احصد المزيد أو أنهِ.
prompt-more-full = مستودعك ممتلئ. احصد المزيد لتبديل الصناديق، أو أنهِ.
prompt-more-over = { $over ->
        [one] صندوق زائد. احصد المزيد، أو أنهِ وأعد واحدًا.
        [two] صندوقان زائدان. احصد المزيد، أو أنهِ وأعد اثنين.
        [few] { $over } صناديق زائدة. احصد المزيد، أو أنهِ وأعد { $over }.
        [many] { $over } صندوقًا زائدًا. احصد المزيد، أو أنهِ وأعد { $over }.
       *[other] { $over } صندوق زائد. احصد المزيد، أو أنهِ وأعد { $over }.
    }
prompt-return = { $count ->
        [one] أعد صندوقًا واحدًا. مستودعك لا يسع إلا { $room }.
        [two] أعد صندوقين. مستودعك لا يسع إلا { $room }.
        [few] أعد { $count } صناديق. مستودعك لا يسع إلا { $room }.
        [many] أعد { $count } صندوقًا. مستودعك لا يسع إلا { $room }.
       *[other] أعد { $count } صندوق. مستودعك لا يسع إلا { $room }.
    }
prompt-spare = استعمل فيشة تقنية لإجراء إضافي، أو احتفظ بها.
prompt-over = انتهت اللعبة.

prompt-wait-start = { PERSON($who) ->
    [you] عليك اختيار مكان البداية.
   *[other] على { $who } اختيار مكان البداية.
}
prompt-wait-card = { PERSON($who) ->
    [you] عليك اختيار بطاقة.
   *[other] على { $who } اختيار بطاقة.
}
prompt-wait-act = { PERSON($who) ->
    [you] بوسعك { FORM($what, "verb") } أو التحرّك أو أخذ روبيات.
   *[other] بوسع { $who } { FORM($what, "verb") } أو التحرّك أو أخذ روبيات.
}
prompt-wait-token = { PERSON($who) ->
    [you] عليك اختيار إجراء إضافي.
   *[other] على { $who } اختيار إجراء إضافي.
}
prompt-wait-harvest = { PERSON($who) ->
    [you] أنت الآن في الحصاد.
   *[other] الحصاد الآن عند { $who }.
}
prompt-wait-return = { PERSON($who) ->
    [you] عليك إعادة صناديق.
   *[other] على { $who } إعادة صناديق.
}
prompt-wait-spare = { PERSON($who) ->
    [you] بوسعك استعمال فيشة تقنية.
   *[other] بوسع { $who } استعمال فيشة تقنية.
}

next-plant = اختر خانة لتزرع فيها.
next-harvest = اختر مزرعة لتحصدها.
next-trade = اختر عقدًا.
next-reward = أتسلّم مقابل روبيات أم نقاط؟
next-less = سلّم كل الصناديق، أو اختر واحدًا لتتركه.
next-hire = اختر مستشارًا لتوظّفه.
next-move = اختر إلى أين تتحرّك.
next-plant-or-move = أتزرع هنا أم تتحرّك إلى هنا؟
next-harvest-or-move = أتحصد هنا أم تتحرّك إلى هنا؟
next-tile = اختر كيف تستعمل بلاطة البداية.
next-tile-too = أتستعمل بلاطة البداية أيضًا؟
next-any = اختر إجراءً.

## الأزرار

do-start = ابدأ من { $hex }
do-card = العب { $own }، ولغيرك { $other }
do-token = استعمل فيشة تقنية
do-plant = ازرع في { $hex }
    .tile = استعمل البلاطة: أضف علامة في { $hex }
do-harvest = احصد شايًا { $tea } في { $hex }
    .tile = استعمل البلاطة: احصد شايًا { $tea } في { $hex }
do-trade = ورّد إلى الشركة { $company } مقابل { $gain }
    .tile = البلاطة: الشركة { $company } مقابل { $gain }، بنقص صندوق { $tea }
do-hire = وظّف مستشار { $district }
    .tile = استعمل البلاطة: وظّف مستشار { $district }
do-advance = تقدّم درجة
    .tile = استعمل البلاطة: تقدّم درجتين
do-move = { $price ->
        [0] تحرّك إلى { $hex } مجانًا
        [one] تحرّك إلى { $hex } مقابل روبية واحدة
        [two] تحرّك إلى { $hex } مقابل روبيتين
        [few] تحرّك إلى { $hex } مقابل { $price } روبيات
        [many] تحرّك إلى { $hex } مقابل { $price } روبية
       *[other] تحرّك إلى { $hex } مقابل { $price } روبية
    }
    .tile = استعمل البلاطة: تحرّك إلى { $hex }
do-rupees = خذ { $sum }
    .tile = استعمل البلاطة: خذ { $sum }
do-return = أعد صندوق شاي { $tea }
do-keep = احتفظ بالفيشة
do-finish = أنهِ الحصاد

## أجزاء اللوحة

part-half = { $others ->
        [one] { $own }؛ وللاعب الآخر { $other }
       *[other] { $own }؛ وللآخرين جميعًا { $other }
    }
part-plant = زراعة
part-harvest = حصاد
part-trade = تجارة
part-hire = توظيف مستشار
part-advance = التقدّم في التقنية
part-move = تحرّك
part-rupees = أخذ روبيات
part-hex = { $hex }، المستوى { $level }، شاي { $tea }{ $markers ->
        [0] {""}
        [1] ، { PERSON($owner) ->
            [you] مزرعتك
           *[other] مزرعة { $owner }
        }
       *[other] ، { PERSON($owner) ->
            [you] مزرعتك بعلامتين
           *[other] مزرعة { $owner } بعلامتين
        }
    }{ $pawns ->
        [0] {""}
        [one] ، { PERSON($at) ->
            [you] بيدقك
           *[other] بيدق { $at }
        }
       *[other] ، البيادق هنا: { $at }
    }{ $reach ->
        [no] {""}
       *[yes] { $price ->
            [0] ، الوصول مجاني
            [one] ، الوصول مقابل روبية واحدة
            [two] ، الوصول مقابل روبيتين
            [few] ، الوصول مقابل { $price } روبيات
            [many] ، الوصول مقابل { $price } روبية
           *[other] ، الوصول مقابل { $price } روبية
        }
    }
part-wagon = العربة { $number }: تدفع الشركة { $company } إما { $rupees } أو { $points } مقابل هذه الصناديق: { $chests }
part-wagon-empty = العربة { $number }، خالية حتى نهاية الدور
part-wagon-done = العربة { $number }، خالية: لم تبقَ عقود
part-reward-rupees = المكافأة روبيات
part-reward-points = المكافأة نقاط
part-chest = { $count ->
        [0] شاي { FORM($tea, "name") }، لا صناديق في المستودع
        [one] شاي { FORM($tea, "name") }، صندوق واحد في المستودع
        [two] شاي { FORM($tea, "name") }، صندوقان في المستودع
        [few] شاي { FORM($tea, "name") }، { $count } صناديق في المستودع
        [many] شاي { FORM($tea, "name") }، { $count } صندوقًا في المستودع
       *[other] شاي { FORM($tea, "name") }، { $count } صندوق في المستودع
    }
part-councillor = مستشار { $district }، { $councillor }: { $ability }؛ { $count ->
        [0] لم يوظّفه أحد بعد
       *[other] موظّف لدى: { $by }
    }
part-no-councillor = { $district } خارج اللعبة
part-tile = بلاطة البداية { $number }، { $tile }. { $help }
part-tile-used = بلاطة البداية { $number }، { $tile }، مستعملة. { $help }
part-no-tile = لا بلاطة بداية
part-token = { $count ->
        [0] لا فيش تقنية
        [one] فيشة تقنية واحدة
        [two] فيشتا تقنية
        [few] { $count } فيش تقنية
        [many] { $count } فيشة تقنية
       *[other] { $count } فيشة تقنية
    }
part-keep = احتفظ بالفيشة
part-finish = أنهِ الحصاد

## لماذا لا يمكن الضغط على قطعة الآن

no-over = انتهت اللعبة.
no-turn = { PERSON($who) ->
    [you] لا يمكنك اللعب من هذا المنظور.
   *[other] اللعب الآن عند { $who }.
}
no-card-yet = لا تُلعب البطاقات قبل أن يضع كل لاعب أولى مزارعه.
no-card-again = لقد لعبت بطاقتك في هذا الدور.
no-card-follow = لا تلعب بطاقة إلا في دورك.
no-act-start = ضع أولى مزارعك قبل أي شيء آخر.
no-act-card = العب بطاقة أولًا.
no-act-harvest = أنهِ حصادك أولًا.
no-act-return = أعد أولًا الصناديق التي لا يسعها مستودعك.
no-act-spare = لقد قمت بإجرائك. لإجراء آخر، استعمل فيشة تقنية.
no-together = هذا لا يتفق مع اختياراتك الأخرى.
no-token-advance = لا يمكنك استعمال فيشة تقنية للتقدّم.
no-other-half = تتيح لك هذه البطاقة { FORM($what, "full") } أو التحرّك أو أخذ روبيات.
no-markers = لم تبقَ لديك علامات لتزرعها.
no-money-plant = الزراعة تكلّف { $price }، وليس لديك { $have ->
        [0] شيء.
       *[other] إلا { $have }.
    }
no-money-hire = التوظيف يكلّف { $price }، وليس لديك { $have ->
        [0] شيء.
       *[other] إلا { $have }.
    }
no-money-advance = التقدّم يكلّف { $price }، وليس لديك { $have ->
        [0] شيء.
       *[other] إلا { $have }.
    }
no-money-move = { $price ->
        [one] التحرّك إلى هناك يكلّف روبية واحدة، وليس لديك شيء.
        [two] التحرّك إلى هناك يكلّف روبيتين، وليس لديك { $have ->
            [0] شيء.
           *[other] إلا { $have }.
        }
        [few] التحرّك إلى هناك يكلّف { $price } روبيات، وليس لديك { $have ->
            [0] شيء.
           *[other] إلا { $have }.
        }
        [many] التحرّك إلى هناك يكلّف { $price } روبية، وليس لديك { $have ->
            [0] شيء.
           *[other] إلا { $have }.
        }
       *[other] التحرّك إلى هناك يكلّف { $price } روبية، وليس لديك { $have ->
            [0] شيء.
           *[other] إلا { $have }.
        }
    }
no-room-to-plant = في الخانة تحت بيدقك مزرعة.
no-harvest = لا مزرعة في متناول بيدقك.
no-train = القطار خالٍ حتى نهاية الدور.
no-train-left = القطار خالٍ، ولم تبقَ عقود.
no-space = ليس لديك مكان عقد لأي شركة في القطار.
no-chests = لا عقد يناسب صناديقك وأماكن عقودك معًا.
no-hired = لقد وظّفت مستشار { $district }.
no-track = بلغت نهاية مسار التقنية.
no-district = { $district } خارج اللعبة.
no-start-district = في هذه المقاطعة مزرعة؛ اختر غيرها.
no-start-level = يجب أن تكون أولى مزارعك في المستوى 0.
no-taken = لقد أخذت صندوق هذه المزرعة.
no-plantation = لا مزرعة هنا لتحصدها.
no-reach = هذه المزرعة خارج متناول بيدقك.
no-move-here = بيدقك هنا؛ اختر خانة أخرى.
no-plant-taken = في هذه الخانة مزرعة.
no-plant-there = لا تزرع إلا حيث يقف بيدقك.
no-plant-far = يمكنك أن تزرع حيث يقف بيدقك، أو بجواره في المقاطعة نفسها.
no-wagon = هذه العربة خالية حتى نهاية الدور.
no-wagon-left = تبقى هذه العربة خالية: لم تبقَ عقود.
no-space-company = ليس لديك مكان عقد للشركة { $company }. ازرع لتفتح مكانًا.
no-lack = ما زالت تنقصك صناديق لهذا العقد: { $chests }.
no-other-wagon = لقد اخترت عقدًا آخر.
no-reward = اختر عقدًا أولًا.
no-chest = ليس لديك شاي { $tea }.
no-chest-tile = اختر عقدًا أولًا، ثم الصندوق الذي تتركه.
no-chest-return = لا تُعاد الصناديق إلا بعد حصاد يفيض به مستودعك.
no-hire-far = حرّك بيدقك إلى { $district } لتوظّف مستشارها.
no-tiles = تُلعب هذه اللعبة بلا بلاطات بداية.
no-tile-used = لقد استعملت بلاطة البداية.
no-tile-now = { $help } لا يمكنك استعمال هذه البلاطة الآن.
no-token-follow = لا تستعمل فيشة تقنية إلا في دورك.
no-token-card = العب بطاقة أولًا. يمكنك استعمال فيشة قبل إجرائها أو بعده.
no-token-again = لقد استعملت فيشة تقنية في هذا الدور.
no-token = ليس لديك فيشة تقنية؛ تقدّم في التقنية لتكسب واحدة.
no-token-now = استعمل الفيشة قبل إجراء بطاقتك مباشرة أو بعده مباشرة.
no-done-act = عليك أن تقوم بإجراء: استعمل البطاقة، أو تحرّك، أو خذ روبيات.
no-done-return = فاض مستودعك؛ أعد صناديق أولًا.

## السجل

aside-points = { SIGNED($n) } { $n ->
        [one] نقطة
        [two] نقطة
        [few] نقاط
        [many] نقطة
       *[other] نقطة
    }
aside-rupees = { SIGNED($n) } { $n ->
        [one] روبية
        [two] روبية
        [few] روبيات
        [many] روبية
       *[other] روبية
    }
aside-both = النقاط { SIGNED($points) }، الروبيات { SIGNED($rupees) }
aside-to-you = { SIGNED(1) } روبية لك
aside-to-rivals = { SIGNED(1) } روبية للمنافسين
aside-owner = { SIGNED($points) } { $points ->
        [one] نقطة
        [two] نقطة
        [few] نقاط
        [many] نقطة
       *[other] نقطة
    } { PERSON($owner) ->
        [you] لك
       *[other] إلى { $owner }
    }

line-dropped = تُستبعد { $district }
line-terrain = تُوضع بلاطات المستوى في { $district }
line-councillor = { $councillor } في { $district }: { $ability }
line-loaded = تطلب الشركة { $company } صناديق شاي: { $chests }
line-dealt = { PERSON($who) ->
    [you] بلاطة بدايتك { $number }، { $tile }
   *[other] بلاطة بداية { $who }: { $number }، { $tile }
}
line-starter = { PERSON($who) ->
    [you] أنت تبدأ
   *[other] البداية عند { $who }
}
line-started = { PERSON($who) ->
    [you] تبدأ من { $hex }
   *[other] { $who }: بداية من { $hex }
}
line-drew = تسحب بطاقة: { $one } / { $two }
line-played = { PERSON($who) ->
    [you] تلعب { $own }، وللآخرين { $other }
   *[other] { $who }: { $own }، وللآخرين { $other }
}
line-played-to-you = { PERSON($who) ->
    [you] تلعب { $own }، وللآخرين { $other }
   *[other] { $who }: { $own }، ولك { $other }
}
line-token = { PERSON($who) ->
    [you] تستعمل فيشة تقنية
   *[other] { $who }: استعمال فيشة تقنية
}
line-tile = { PERSON($who) ->
    [you] تستعمل بلاطة بدايتك: { $tile }
   *[other] { $who }: استعمال بلاطة البداية: { $tile }
}
line-planted = { PERSON($who) ->
    [you] تزرع في { $hex }
   *[other] { $who }: زراعة في { $hex }
}
line-doubled = { PERSON($who) ->
    [you] تضع علامة ثانية في { $hex }
   *[other] { $who }: علامة ثانية في { $hex }
}
line-bonus = { PERSON($who) ->
    [you] صارت لك مزرعة في كل مقاطعة
   *[other] صارت لدى { $who } مزرعة في كل مقاطعة
}
line-harvested = { PERSON($who) ->
    [you] تأخذ صندوق شاي { $tea }
   *[other] { $who }: أخذ صندوق شاي { $tea }
}
line-harvested-from = { PERSON($who) ->
    [you] تأخذ صندوق شاي { $tea } من مزرعة { $owner }
   *[other] { PERSON($owner) ->
        [you] { $who }: أخذ صندوق شاي { $tea } من مزرعتك
       *[other] { $who }: أخذ صندوق شاي { $tea } من مزرعة { $owner }
    }
}
line-reaped = { PERSON($who) ->
    [you] تحصد { $count ->
        [one] صندوقًا واحدًا
        [two] صندوقين
        [few] { $count } صناديق
        [many] { $count } صندوقًا
       *[other] { $count } صندوق
    }
   *[other] { $who }: حصاد { $count ->
        [one] صندوق واحد
        [two] صندوقين
        [few] { $count } صناديق
        [many] { $count } صندوقًا
       *[other] { $count } صندوق
    }
}
line-returned = { PERSON($who) ->
    [you] تعيد صندوق شاي { $tea }
   *[other] { $who }: إعادة صندوق شاي { $tea }
}
line-traded = { PERSON($who) ->
    [you] تورّد إلى الشركة { $company }
   *[other] { $who }: توريد إلى الشركة { $company }
}
line-traded-less = { PERSON($who) ->
    [you] تورّد إلى الشركة { $company } بنقص صندوق شاي { $tea }
   *[other] { $who }: توريد إلى الشركة { $company } بنقص صندوق شاي { $tea }
}
line-hired = { PERSON($who) ->
    [you] توظّف مستشار { $district }
   *[other] { $who }: توظيف مستشار { $district }
}
line-advanced = { PERSON($who) ->
    [you] تدفع { $paid } وتبلغ درجة التقنية { $space }
   *[other] { $who }: دفع { $paid } وبلوغ درجة التقنية { $space }
}
line-mark = { PERSON($who) ->
    [you] تسجّل مكافأة درجة التقنية { $space }
   *[other] { $who }: مكافأة درجة التقنية { $space }
}
line-engineer = { PERSON($who) ->
    [you] مهندسك يسجّل لقاء التقدّم
   *[other] مهندس { $who } يسجّل لقاء التقدّم
}
line-moved = { PERSON($who) ->
    [you] تتحرّك إلى { $hex }
   *[other] { $who }: تحرّك إلى { $hex }
}
line-took = { PERSON($who) ->
    [you] تأخذ { $sum }
   *[other] { $who }: أخذ { $sum }
}
line-closing-markers = { PERSON($who) ->
    [you] نفدت علاماتك: { $turns ->
        [0] هذا هو الدور الأخير
        [one] الجولة الأخيرة، دور واحد بعد هذا
        [two] الجولة الأخيرة، دوران بعد هذا
        [few] الجولة الأخيرة، { $turns } أدوار بعد هذا
        [many] الجولة الأخيرة، { $turns } دورًا بعد هذا
       *[other] الجولة الأخيرة، { $turns } دور بعد هذا
    }
   *[other] نفدت علامات { $who }: { $turns ->
        [0] هذا هو الدور الأخير
        [one] الجولة الأخيرة، دور واحد بعد هذا
        [two] الجولة الأخيرة، دوران بعد هذا
        [few] الجولة الأخيرة، { $turns } أدوار بعد هذا
        [many] الجولة الأخيرة، { $turns } دورًا بعد هذا
       *[other] الجولة الأخيرة، { $turns } دور بعد هذا
    }
}
line-closing-deck = { PERSON($who) ->
    [you] تسحب آخر بطاقة: { $turns ->
        [0] تنتهي اللعبة
        [one] الجولة الأخيرة، بقي دور واحد، ولا سحب بعد الآن
        [two] الجولة الأخيرة، بقي دوران، ولا سحب بعد الآن
        [few] الجولة الأخيرة، بقيت { $turns } أدوار، ولا سحب بعد الآن
        [many] الجولة الأخيرة، بقي { $turns } دورًا، ولا سحب بعد الآن
       *[other] الجولة الأخيرة، بقي { $turns } دور، ولا سحب بعد الآن
    }
   *[other] { $who }: سحب آخر بطاقة: { $turns ->
        [0] تنتهي اللعبة
        [one] الجولة الأخيرة، بقي دور واحد، ولا سحب بعد الآن
        [two] الجولة الأخيرة، بقي دوران، ولا سحب بعد الآن
        [few] الجولة الأخيرة، بقيت { $turns } أدوار، ولا سحب بعد الآن
        [many] الجولة الأخيرة، بقي { $turns } دورًا، ولا سحب بعد الآن
       *[other] الجولة الأخيرة، بقي { $turns } دور، ولا سحب بعد الآن
    }
}
line-placed-rupees = { PERSON($who) ->
    [you] أنت في المركز { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الرابع
    }
   *[other] { $who }: المركز { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الرابع
    }
} في الروبيات، وبقيت { $count ->
    [one] روبية واحدة
    [two] روبيتان
    [few] { $count } روبيات
    [many] { $count } روبية
   *[other] { $count } روبية
}
line-placed-technology = { PERSON($who) ->
    [you] أنت في المركز { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الرابع
    }
   *[other] { $who }: المركز { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الرابع
    }
} في التقنية، على الدرجة { $count }
line-placed-district = { PERSON($who) ->
    [you] أنت في المركز { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الرابع
    }
   *[other] { $who }: المركز { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الرابع
    }
} في { $district } { $count ->
    [one] بعلامة واحدة
    [two] بعلامتين
    [few] بـ{ $count } علامات
    [many] بـ{ $count } علامة
   *[other] بـ{ $count } علامة
}
line-placed-tied = { $line } (بعد تعادل حسمه التقدّم في التقنية)
    .technology = { $line } (بعد تعادل حسمه الموضع الأعلى في الكومة)
line-unplaced = { PERSON($who) ->
    [you] لك { $count ->
        [one] علامة واحدة
        [two] علامتان
        [few] { $count } علامات
        [many] { $count } علامة
       *[other] { $count } علامة
    } في { $district }، لكنك لم توظّف مستشارها
   *[other] { $who }: { $count ->
        [one] علامة واحدة
        [two] علامتان
        [few] { $count } علامات
        [many] { $count } علامة
       *[other] { $count } علامة
    } في { $district }، من غير توظيف مستشارها
}
line-companies = { PERSON($who) ->
    [you] ورّدت إلى { $count ->
        [one] شركة واحدة
        [two] شركتين
        [few] { $count } شركات
        [many] { $count } شركة
       *[other] { $count } شركة
    }
   *[other] { $who }: توريد إلى { $count ->
        [one] شركة واحدة
        [two] شركتين
        [few] { $count } شركات
        [many] { $count } شركة
       *[other] { $count } شركة
    }
}
line-leftover = { PERSON($who) ->
    [you] بقيت لديك { $count ->
        [one] علامة واحدة
        [two] علامتان
        [few] { $count } علامات
        [many] { $count } علامة
       *[other] { $count } علامة
    }
   *[other] بقيت لدى { $who } { $count ->
        [one] علامة واحدة
        [two] علامتان
        [few] { $count } علامات
        [many] { $count } علامة
       *[other] { $count } علامة
    }
}
line-won = { PERSON($who) ->
    [you] تفوز باللعبة
   *[other] الفوز من نصيب { $who }
}

## إجابات عن قطعة: أين هي وما قيمتها الآن

now-each = { $who } { $count }
    .of = { $who } { $count } من { $room }
    .rank = { $who } { $count } ({ SIGNED($points) })
now-plantation = { PERSON($owner) ->
    [you] هنا مزرعتك.
   *[other] هنا مزرعة { $owner }.
}
now-plantation-doubled = { PERSON($owner) ->
    [you] هنا مزرعتك، وعليها علامة ثانية: تُحسب مرتين.
   *[other] هنا مزرعة { $owner }، وعليها علامة ثانية: تُحسب مرتين.
}
now-no-plantation = لا مزرعة هنا بعد.
now-markers-in = العلامات في { $district }: { $each }.
now-chests = في مستودعات اللاعبين: { $each }.
now-markers = بقي للزراعة: { $each }.
now-tokens = الفيش: { $each }.
now-points = النقاط: { $each }.
now-warehouse = الصناديق المخزّنة: { $each }.
now-ranks = الترتيب، والنقاط لو انتهت اللعبة الآن: { $each }.
now-bonus = { PERSON($who) ->
    [you] هذه الفيشة لديك.
   *[other] هذه الفيشة لدى { $who }.
}
now-bonus-free = هذه الفيشة ما زالت متاحة.
now-deck = { $count ->
        [0] لم تبقَ بطاقات.
        [one] بقيت بطاقة واحدة.
        [two] بقيت بطاقتان.
        [few] بقيت { $count } بطاقات.
        [many] بقيت { $count } بطاقة.
       *[other] بقيت { $count } بطاقة.
    }
now-played = { $count ->
        [0] لم تُلعب أي بطاقة بعد.
        [one] لُعبت بطاقة واحدة حتى الآن.
        [two] لُعبت بطاقتان حتى الآن.
        [few] لُعبت { $count } بطاقات حتى الآن.
        [many] لُعبت { $count } بطاقة حتى الآن.
       *[other] لُعبت { $count } بطاقة حتى الآن.
    }
now-next = { $count ->
        [0] لم تبقَ عقود.
        [one] بقي عقد واحد لم يأت بعد.
        [two] بقي عقدان لم يأتيا بعد.
        [few] بقيت { $count } عقود لم تأت بعد.
        [many] بقي { $count } عقدًا لم تأت بعد.
       *[other] بقي { $count } عقد لم تأت بعد.
    }
now-next-company = العقد التالي من الشركة { $company }.
now-held = { $count ->
        [one] هذه البطاقة في يدك.
        [two] في يدك نسختان من هذه البطاقة.
        [few] في يدك { $count } نسخ من هذه البطاقة.
        [many] في يدك { $count } نسخة من هذه البطاقة.
       *[other] في يدك { $count } نسخة من هذه البطاقة.
    }
now-able = كما هو الوضع الآن، بوسع { $able } { FORM($what, "verb") }.
now-nobody-able = كما هو الوضع الآن، ليس بوسع أي لاعب آخر { FORM($what, "verb") }.
now-on-table = { PERSON($who) ->
    [you] لعبت هذه البطاقة من أجل { $own }؛ وللآخرين جميعًا { $other }.
   *[other] لُعبت هذه البطاقة، ونصف { $who } فيها { $own }؛ وللآخرين جميعًا { $other }.
}
now-wagons = { $count ->
        [one] هذا العقد على العربة { $wagons }.
        [two] هذا العقد على العربتين { $wagons }.
        [few] هذا العقد على العربات { $wagons }.
        [many] هذا العقد على العربات { $wagons }.
       *[other] هذا العقد على العربات { $wagons }.
    }
now-has-chests = { PERSON($who) ->
    [you] لديك كل صناديق هذا العقد.
   *[other] لدى { $who } كل صناديق هذا العقد.
}
now-lacks-chests = { PERSON($who) ->
    [you] ما زالت تنقصك هذه الصناديق: { $chests }.
   *[other] ما ينقص { $who } من الصناديق: { $chests }.
}
now-no-space = { PERSON($who) ->
    [you] ليس لديك مكان عقد للشركة { $company }.
   *[other] ليس لدى { $who } مكان عقد للشركة { $company }.
}
now-new-company = { $points ->
        [one] التوريد إلى هذه الشركة الجديدة يضيف نقطة واحدة في النهاية.
        [two] التوريد إلى هذه الشركة الجديدة يضيف نقطتين في النهاية.
        [few] التوريد إلى هذه الشركة الجديدة يضيف { $points } نقاط في النهاية.
        [many] التوريد إلى هذه الشركة الجديدة يضيف { $points } نقطة في النهاية.
       *[other] التوريد إلى هذه الشركة الجديدة يضيف { $points } نقطة في النهاية.
    }
now-councillor = هذا مستشار { $district }.
now-hired = موظّف لدى: { $by }.
now-not-hired = لم يوظّفه أحد بعد.
now-tile = { PERSON($who) ->
    [you] هذه البلاطة لديك وما زال بوسعك استعمالها.
   *[other] هذه البلاطة لدى { $who } ولم تُستعمل بعد.
}
now-tile-used = { PERSON($who) ->
    [you] لقد استعملت هذه البلاطة.
   *[other] هذه البلاطة لدى { $who } وقد استُعملت.
}
now-space = { $count ->
        [one] في هذا المكان عقد واحد من الشركة { $company }.
        [two] في هذا المكان عقدان من الشركة { $company }.
        [few] في هذا المكان { $count } عقود من الشركة { $company }.
        [many] في هذا المكان { $count } عقدًا من الشركة { $company }.
       *[other] في هذا المكان { $count } عقد من الشركة { $company }.
    }
now-space-free = هذا المكان متاح لشركة جديدة.
now-space-covered = { $more ->
        [one] يُفتح هذا المكان بعد زراعة علامة أخرى.
        [two] يُفتح هذا المكان بعد زراعة علامتين أخريين.
        [few] يُفتح هذا المكان بعد زراعة { $more } علامات أخرى.
        [many] يُفتح هذا المكان بعد زراعة { $more } علامة أخرى.
       *[other] يُفتح هذا المكان بعد زراعة { $more } علامة أخرى.
    }

## الوقائع، بحسب الموضوع

fact-points = النقاط: { $score }، المتوقع: { $projected }
    .final = النقاط النهائية: { $score }
fact-rupees = الروبيات: { $rupees }
fact-chests = الصناديق: { $chests }؛ المخزّن { $stored } من { $room }
fact-no-chests = لا صناديق، السعة { $room }
fact-hand = البطاقات في اليد: { $cards }
fact-technology = على درجة التقنية { $space }
fact-pawn = البيدق في { $hex }، بجوار { $near }
fact-plantations = المزارع: { $hexes }؛ بقي للزراعة: { $left }
fact-doubled = علامة ثانية في { $hex }
fact-hired = المستشارون: { $each }
    .each = { $councillor } ({ $district })
fact-contracts = العقود: { $each }؛ الأماكن المتاحة: { $free }
    .each = { $count } للشركة { $company }
fact-no-contracts = أماكن العقود المتاحة: { $free }
fact-tile = بلاطة البداية { $number }: { $tile }
    .used = بلاطة البداية { $number }، مستعملة: { $tile }
fact-land = { $district }: شاي أخضر في { $middle }، أبيض في { $high }، أسود فيما عداها
fact-harvested = حُصد حتى الآن: { $hexes }
    .anywhere = حُصد حتى الآن، في أي مكان على الخريطة: { $hexes }
fact-next = العقود الآتية: { $count }، والتالي من الشركة { $company }
fact-to-come = آتية من الشركة { $company }، العدد { $count }: { $chests }
fact-track = مسار التقنية، من الأول إلى الأخير: { $each }
fact-majority = أكثر الروبيات: { $each }
    .district = أكثر العلامات في { $district }: { $each }
fact-turn = { PERSON($who) ->
    [you] الجولة { $round }: الدور لك
   *[other] الجولة { $round }: الدور عند { $who }
}
fact-extra = إجراء إضافي قبل إجراء البطاقة
    .after = إجراء إضافي بعد إجراء البطاقة
fact-spent = استُعملت فيشة تقنية في هذا الدور
fact-last = الجولة الأخيرة: { $why }
fact-deck = بطاقات باقية للسحب: { $cards }
fact-played = البطاقات الملعوبة حتى الآن: { $cards }

## محتويات العلبة

box-cards = بطاقات الإجراءات
    .about = البطاقات { $count }، في كل منها إجراءان مختلفان: تأخذ أحدهما وتترك الآخر لغيرك جميعًا. وفي يدك منها { $hand }.
box-contracts = العقود
    .about = العقود { $count } من { $companies } شركات، وعلى القطار منها { $wagons } في كل حين. سلّم ثلاثة صناديق لتنجز عقدًا، ثم خذ روبياته أو نقاطه.
box-councillors = المستشارون
    .about = لكل مقاطعة داخل اللعبة واحد من { $count } مستشارين. وظّف المستشارين لتنتفع بقدراتهم ولتسجّل مقاطعاتهم في النهاية.
box-tiles = بلاطات البداية
    .about = قاعدة بديلة: لكل لاعب بلاطة يستعملها مرة. والبداية لصاحب أصغر رقم.
box-island = الجزيرة
    .about = المقاطعات { $districts }، في كل منها { $hexagons } خانات، ترفعها بلاطات المستوى. ولا ينفد مخزون صناديق الشاي أبدًا.
box-players = اللاعبون والمسارات
    .about = قطع كل لاعب، والمسارات، والأسعار.

piece-card = { $one } / { $two }
    .words = العبها لأجل { $one } واترك { $two } لغيرك جميعًا، أو بالعكس.
piece-contract = الشركة { $company }
    .words = سلّم صناديقه، ثم خذ كل روبياته أو سجّل كل نقاطه.
piece-councillor = { $councillor }
piece-tile = { $tile }
piece-level-worm = بلاطة مستوى كبيرة: الدودة
piece-level-bee = بلاطة مستوى كبيرة: النحلة
piece-level-pistol = بلاطة مستوى كبيرة: المسدس
piece-level-arch = بلاطة مستوى كبيرة: القوس
piece-level-wave = بلاطة مستوى كبيرة: الموجة
piece-level-large = ترفع { $hexagons } خانات من مقاطعة إلى المستوى 1.
piece-level-small = بلاطة مستوى صغيرة
    .words = ترفع خانة واحدة من بلاطة كبيرة إلى المستوى 2.
piece-chest = صناديق شاي { FORM($tea, "name") }
    .words = ينمو شاي { FORM($tea, "name") } في المستوى { $level }.
piece-bonus = مكافأة المقاطعات: { $points }
    .words = خذ الفيشة العليا متى صارت لك مزرعة في كل مقاطعة داخل اللعبة. ولا يأخذ اللاعب إلا واحدة.
piece-marker = علامات المزارع
    .words = كلما زرعت خرجت علامة من ضيعتك. وبخروج العلامات تنفتح أماكن العقود من الأولى إلى الأخيرة.

figure-chests = الصناديق
figure-rupees = الروبيات
figure-points = النقاط
figure-number = الرقم
figure-each = لكل لاعب
figure-plant = تكلفة الزراعة
figure-left = كل علامة باقية
figure-spaces = الدرجات
figure-step = تكلفة الدرجة
figure-mark = درجة المكافأة
figure-opens = يُفتح بعد زراعة
figure-holds = السعة
value-chests = { $chests }
value-markers = { $n ->
        [one] علامة واحدة
        [two] علامتين
        [few] { $n } علامات
        [many] { $n } علامة
       *[other] { $n } علامة
    }
value-held = { $n ->
        [one] صندوق واحد
        [two] صندوقان
        [few] { $n } صناديق
        [many] { $n } صندوقًا
       *[other] { $n } صندوق
    }

table-spaces = أماكن العقود في الضيعة
    .space = المكان
    .markers = العلامات عليه
    .opens = يُفتح بعد زراعة
    .row = المكان { $n }
table-companies = نقاط الشركات المختلفة
    .companies = الشركات
    .points = النقاط
table-majority = نقاط الأغلبية
    .place = المركز
    .points = النقاط
table-moves = تكلفة التحرّك
    .steps = الخطوات
    .rupees = الروبيات
    .guide = مع المرشد
table-technology = مسار التقنية
    .space = الدرجة
    .bonus = المكافأة
table-discs = مواضع الأقراص
    .what = أين
    .spaces = المواضع
    .row = عند كل مستشار

piece-hex = المستوى { $level } في { $district }
    .words = مزرعة هنا تعطي صندوق شاي { $tea } في كل حصاد.
piece-plant = زراعة
    .words = أنشئ مزرعة في الخانة تحت بيدقك، إن لم تكن فيها مزرعة بعد.
piece-harvest = حصاد
    .words = خذ صندوقًا من كل مزرعة تختارها، تحت بيدقك أو بجواره. ولمنافسيك نقطة عن كل صندوق تأخذه من مزارعهم.
piece-trade = تجارة
    .words = سلّم صناديق عقد وخذ روبياته أو نقاطه.
piece-hire = توظيف مستشار
    .words = وظّف مستشار المقاطعة التي فيها بيدقك. تكسب قدرته وتسجّل المقاطعة في النهاية.
piece-advance = التقدّم في التقنية
    .words = تقدّم درجة على مسار التقنية واكسب فيشة. ولكل لاعب آخر روبية.
piece-move = تحرّك
    .words = حرّك بيدقك أي مسافة. الخطوة الأولى مجانية، وكل خطوة بعدها تكلّف أكثر من سابقتها.
piece-rupees-action = أخذ روبيات
    .words = خذ { $sum } من المخزون، أيًّا كان ما تقوله البطاقة.
piece-wagon = العربة { $number }
    .words = خالية الآن: يصل عقد جديد في نهاية الدور، إن بقيت عقود.
piece-reward-rupees = المكافأة روبيات
    .words = خذ روبيات العقد بدل نقاطه.
piece-reward-points = المكافأة نقاط
    .words = سجّل نقاط العقد فورًا بدل أخذ روبياته.
piece-district = { $district }
    .words = هذه المقاطعة خارج اللعبة.
piece-done = إنهاء
    .words = ينهي حصادك، أو يحتفظ بفيشتك إلى ما بعد.
piece-token = فيشة تقنية
    .words = في دورك، أعد فيشة لتقوم بإجراء إضافي: أي شيء عدا التقدّم.
piece-track = مسار التقنية
    .words = كل تقدّم يكسبك فيشة، ودرجات المكافأة تسجّل فورًا. وكل تعادل يُحسم للأبعد على المسار.
piece-deck = رزمة بطاقات الإجراءات
    .words = تسحب بطاقة في نهاية دورك. والجولة التي تُسحب فيها آخر بطاقة هي الأخيرة.
piece-played = البطاقات الملعوبة
    .words = تبقى مكشوفة؛ تصفّحها متى شئت.
piece-next = العقود الآتية
    .words = تملأ العربات الخالية في نهاية كل دور. وظهر العقد الأعلى يبيّن شركته.
piece-rupees = الروبيات
    .words = أنفقها لتزرع أو توظّف أو تتقدّم أو تتحرّك بعيدًا. ومن بقي لديهم أكثرها يسجّلون في النهاية.
piece-score = النقاط حتى الآن
    .words = في النهاية تُحسب لك أيضًا الأغلبيات والشركات والعلامات الباقية.
piece-space = مكان العقد { $number }
    .words = يسع عقود شركة واحدة، ويُفتح متى زُرعت العلامات التي عليه.
piece-no-tile = لا بلاطة بداية
    .words = تُلعب هذه اللعبة بلا بلاطات بداية.
piece-warehouse = المستودع
    .words = يحفظ صناديقك إلى أن تتاجر بها. وبعد الحصاد أعد ما لا يسعه منها.

## منزلة اللاعب في كل حساب

standing-rupees = في الروبيات
standing-technology = في التقنية
standing-district = في { $district }
standing-place = { $place ->
        [1] المركز الأول
        [2] المركز الثاني
        [3] المركز الثالث
       *[4] المركز الرابع
    }
standing-no-place = بلا مركز
standing-chests = صناديق في المستودع
standing-plantations = مزارع
standing-companies = شركات مورّد إليها

## النتيجة

result-won = { PERSON($who) ->
    [you] فزت برصيد { $points }!
   *[other] الفوز من نصيب { $who } برصيد { $points }.
}
result-tied = { PERSON($who) ->
    [you] فزت بعد تعادل عند { $points }: أنت متقدّم في التقنية.
   *[other] الفوز من نصيب { $who } بعد تعادل عند { $points }، والحسم للتقدّم في التقنية.
}
result-ended = { $result } { $end ->
    [0] { PERSON($by) ->
        [you] انتهت اللعبة حين زُرعت آخر علامة لديك.
       *[other] انتهت اللعبة حين زُرعت آخر علامة لدى { $by }.
    }
   *[1] { PERSON($by) ->
        [you] انتهت اللعبة بآخر بطاقة إجراء، وقد سحبتها أنت.
       *[other] انتهت اللعبة بآخر بطاقة إجراء، وهي من نصيب { $by }.
    }
}
end-0 = زُرعت آخر علامة لدى أحد اللاعبين
end-1 = سُحبت آخر بطاقة إجراء
total-0 = النقاط
category-0 = حصاد المنافسين
category-1 = العقود
category-2 = مكافآت التقنية
category-3 = المهندس
category-4 = مكافأة المقاطعات
category-5 = الروبيات
category-6 = التقنية
category-7 = كاندي
category-8 = ديمبولا
category-9 = أوفا
category-10 = روهونا
category-11 = الشركات
category-12 = علامات باقية

## تسميات اللوحة

board-views = المناظر
board-map = الخريطة
board-estate = الضيعة
board-contracts = العقود
board-standing = الترتيب
board-log = السجل
board-hand = يدك
board-actions = الإجراءات
board-spaces = كل مكان مفتوح يسع شركة واحدة
board-free = متاح
board-opens = ازرع { $more } بعد
board-warehouse = المستودع
board-stored = { $stored } من { $room }
board-rupees = الروبيات
board-technology = مسار التقنية
board-tech = تقنية
board-steps = درجة التقنية
board-markers = علامات زُرعت وعلامات بقيت
board-companies = الشركات المورّد إليها
board-tokens = فيش التقنية
board-majorities = الأغلبيات
board-majority-points = { $first }، { $second }، { $third }، { $fourth }
board-every-district = مزرعة في كل مقاطعة
board-played = لُعبت
board-look-played = تصفّح البطاقات الملعوبة
board-look-next = تصفّح العقود الآتية
board-others = الآخرون
board-empty = خالٍ
board-to-come = آتية
board-on-train = على القطار
board-places = آتية { $deck }، على القطار { $train }
board-no-places = لا شيء
board-company-set = من 1 إلى { $most } شركات: { $points } نقطة
board-comma = { $before }، { $after }
board-left = بقي { $count }
board-times = ×{ $count }
board-price = ‎−{ $price }
board-users = يمكنه استعماله الآن: { $who }
board-projected = المتوقع: { $score }
board-projected-help = النتيجة لو انتهت اللعبة الآن
board-tile = بلاطة البداية { $tile }
board-tile-used = بلاطة البداية { $tile }، مستعملة
board-take = خذ { $sum }
board-harvest-all = احصد الكل ({ $count })
board-return-all = أعد { $count ->
        [one] صندوقًا
        [two] صندوقين
        [few] { $count } صناديق
        [many] { $count } صندوقًا
       *[other] { $count } صندوق
    }
board-return-more = { $count ->
        [one] اختر صندوقًا آخر لتعيده.
        [two] اختر صندوقين آخرين لتعيدهما.
        [few] اختر { $count } صناديق أخرى لتعيدها.
        [many] اختر { $count } صندوقًا آخر لتعيدها.
       *[other] اختر { $count } صندوق آخر لتعيدها.
    }
board-chosen = { $chosen } من { $held }
board-in-vain = { $why } لن يمكنك إلا التحرّك أو أخذ روبيات.
why-card-spared = لا يقدر أي منافس على { $other } الآن
why-card-waits = لا يقدر أي منافس على { $other } الآن، وأنت تتحرّك أو تأخذ { $take }
why-card-instead = بدل استعمال نصفك تتحرّك أو تأخذ { $take }
board-island = الجزيرة التي ستلعب عليها
board-level-0 = منخفض
board-level-1 = متوسط
board-level-2 = مرتفع

## خيارات اللعبة

option-tiles = بلاطات البداية
    .help = لكل لاعب بلاطة بقدرة تُستعمل مرة واحدة. والبداية لصاحب أصغر رقم.
option-tiles-no = لا
option-tiles-yes = نعم
option-drop = المقاطعة المستبعدة
    .help = مع لاعبَين تُستبعد أوفا أو ديمبولا.
option-drop-random = عشوائي
option-drop-uva = أوفا
option-drop-dimbula = ديمبولا
