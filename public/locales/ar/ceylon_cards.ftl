### نصوص طاولة Ceylon: The Card Game.
### البطاقات تُعدّ دائمًا بكلمة «بطاقة»: بطاقة رياح، بطاقتي كليبر، 3 بطاقات شاي. و‎.the صيغة السلعة بأل التعريف: «3 من البنّ».

title = Ceylon: The Card Game
tagline = اشحن الشاي والبنّ قبل أن يأتي القراصنة
credits = تصميم Lloyd Krassner، نشر Warpspawn Games

## البطاقات والسلع والمراحل

card-clipper = كليبر
    .one = بطاقة كليبر
    .plural = بطاقات كليبر
    .narrow = كليبر
card-port = ميناء
    .one = بطاقة ميناء
    .plural = بطاقات ميناء
    .narrow = ميناء
card-tea = شاي
card-cinnamon = قرفة
card-rubber = مطاط
card-sugar = سكر
card-coffee = بنّ
card-indigo = نيلة
card-plantation = مزرعة
    .one = بطاقة مزرعة
    .single = بطاقة مزرعة
    .plural = بطاقات مزرعة
card-winds = رياح
    .one = بطاقة رياح
    .single = بطاقة رياح
    .plural = بطاقات رياح
card-pirates = قراصنة
    .one = بطاقة قراصنة
    .single = بطاقة قراصنة
    .plural = بطاقات قراصنة

good-tea = شاي
    .plantation = مزرعة شاي
    .the = الشاي
good-cinnamon = قرفة
    .plantation = مزرعة قرفة
    .the = القرفة
good-rubber = مطاط
    .plantation = مزرعة مطاط
    .the = المطاط
good-sugar = سكر
    .plantation = مزرعة سكر
    .the = السكر
good-coffee = بنّ
    .plantation = مزرعة بنّ
    .the = البنّ
good-indigo = نيلة
    .plantation = مزرعة نيلة
    .the = النيلة

phase-draw = سحب
phase-trade = مقايضة
phase-pirates = قراصنة
phase-storm = عاصفة
phase-build = بناء
phase-ship = شحن
phase-end = نهاية

counted = { $count ->
    [one] بطاقة { $card }
    [two] بطاقتي { $card }
    [few] { $count } بطاقات { $card }
    [many] { $count } بطاقة { $card }
   *[other] { $count } بطاقة { $card }
}
counted-cards = { $count ->
    [one] بطاقة واحدة
    [two] بطاقتين
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}
counted-plantations = { $count ->
    [one] مزرعة { $good } واحدة
    [two] مزرعتا { $good }
    [few] { $count } مزارع { $good }
    [many] { $count } مزرعة { $good }
   *[other] { $count } مزرعة { $good }
}

## ما يمكن فعله الآن

prompt-over = انتهت اللعبة
prompt-turn = يمكنك { $actions }، أو إنهاء دورك
prompt-turn-ship = { $points ->
    [one] يمكنك { $actions }، ثم شحن { FORM($good, "the") } مقابل نقطة واحدة
    [two] يمكنك { $actions }، ثم شحن { FORM($good, "the") } مقابل نقطتين
    [few] يمكنك { $actions }، ثم شحن { FORM($good, "the") } مقابل { $points } نقاط
    [many] يمكنك { $actions }، ثم شحن { FORM($good, "the") } مقابل { $points } نقطة
   *[other] يمكنك { $actions }، ثم شحن { FORM($good, "the") } مقابل { $points } نقطة
}
prompt-ship = { $points ->
    [one] يمكنك شحن { FORM($good, "the") } مقابل نقطة واحدة، أو إنهاء دورك
    [two] يمكنك شحن { FORM($good, "the") } مقابل نقطتين، أو إنهاء دورك
    [few] يمكنك شحن { FORM($good, "the") } مقابل { $points } نقاط، أو إنهاء دورك
    [many] يمكنك شحن { FORM($good, "the") } مقابل { $points } نقطة، أو إنهاء دورك
   *[other] يمكنك شحن { FORM($good, "the") } مقابل { $points } نقطة، أو إنهاء دورك
}
prompt-nothing = لم يبقَ ما يُفعل في هذا الدور
prompt-can-draw = { $count ->
    [one] سحب بطاقة مقابل كليبر
    [two] سحب بطاقتين مقابل كليبر
    [few] سحب { $count } بطاقات مقابل كليبر
    [many] سحب { $count } بطاقة مقابل كليبر
   *[other] سحب { $count } بطاقة مقابل كليبر
}
prompt-can-trade = المقايضة
prompt-can-attack = الهجوم
prompt-can-storm = إطلاق عاصفة
prompt-can-build = البناء
prompt-discard = { $count ->
    [one] ارمِ بطاقة واحدة: حد يدك { $limit }
    [two] ارمِ بطاقتين: حد يدك { $limit }
    [few] ارمِ { $count } بطاقات: حد يدك { $limit }
    [many] ارمِ { $count } بطاقة: حد يدك { $limit }
   *[other] ارمِ { $count } بطاقة: حد يدك { $limit }
}
prompt-offer = اختر ما تعطيه إلى { $to } وما تطلبه
prompt-offer-anyone = اختر ما تعطيه وما تطلبه
prompt-counter = اختر ما تعطيه إلى { $to } وما تطلبه في المقابل
prompt-answer = عرض من { $by }: اقبل أو ارفض أو اعرض بديلًا
prompt-answer-lack = عرض من { $by }: ارفض أو اعرض بديلًا
prompt-answer-call = طلب عروض من { $by }: قدّم عرضًا أو ارفض
prompt-reply = عرض مضاد من { $by }: اقبل أو ارفض
prompt-attack = هجوم من { $by }: ارمِ رياحًا، أو مرّر واخسر بطاقة
prompt-fleet = { PERSON($target) ->
    [you] أسطول { $by } يطلب يدك كلها: توقفه { $count ->
        [one] بطاقة كليبر واحدة
        [two] بطاقتا كليبر
        [few] { $count } بطاقات كليبر
        [many] { $count } بطاقة كليبر
       *[other] { $count } بطاقة كليبر
    }
   *[other] أسطول { $by } يطلب يد { $target } كلها: توقفه { $count ->
        [one] بطاقة كليبر واحدة
        [two] بطاقتا كليبر
        [few] { $count } بطاقات كليبر
        [many] { $count } بطاقة كليبر
       *[other] { $count } بطاقة كليبر
    }
}
prompt-fleet-more = { PERSON($target) ->
    [you] أسطول { $by } يطلب يدك كلها: توقفه { $count ->
        [one] بطاقة كليبر أخرى
        [two] بطاقتا كليبر أخريان
        [few] { $count } بطاقات كليبر أخرى
        [many] { $count } بطاقة كليبر أخرى
       *[other] { $count } بطاقة كليبر أخرى
    }
   *[other] أسطول { $by } يطلب يد { $target } كلها: توقفه { $count ->
        [one] بطاقة كليبر أخرى
        [two] بطاقتا كليبر أخريان
        [few] { $count } بطاقات كليبر أخرى
        [many] { $count } بطاقة كليبر أخرى
       *[other] { $count } بطاقة كليبر أخرى
    }
}

prompt-waits-turn = { PERSON($who) ->
    [you] الدور لك
   *[other] الدور الآن عند { $who }
}
prompt-waits-answer = { PERSON($who) ->
    [you] عليك الرد على العرض
   *[other] على { $who } الرد على العرض
}
prompt-waits-reply = { PERSON($who) ->
    [you] عليك الرد على العرض المضاد
   *[other] على { $who } الرد على العرض المضاد
}
prompt-waits-raid = { PERSON($who) ->
    [you] عليك الرد على القراصنة
   *[other] على { $who } الرد على القراصنة
}
prompt-waits-discard = { PERSON($who) ->
    [you] عليك الرمي حتى حد يدك
   *[other] على { $who } الرمي حتى حد اليد
}

next-attack = اختر لاعبًا لتهاجمه.
next-fleet = اختر لاعبًا ليسلبه الأسطول.
next-attack-or-fleet = اختر لاعبًا لتهاجمه، أو أضف { $more ->
    [one] بطاقة قراصنة واحدة
    [two] بطاقتي قراصنة
    [few] { $more } بطاقات قراصنة
    [many] { $more } بطاقة قراصنة
   *[other] { $more } بطاقة قراصنة
} لتجهّز أسطولًا.
next-player = اضغط «مقايضة» لتقدّم عرضًا، أو «قراصنة» لتهاجم.
next-storm = اضغط { $monsoon ->
    [one] بطاقة رياح واحدة
    [two] بطاقتي رياح
    [few] { $monsoon } بطاقات رياح
    [many] { $monsoon } بطاقة رياح
   *[other] { $monsoon } بطاقة رياح
} لعاصفة موسمية، أو { $typhoon } لإعصار.
next-plantation = اضغط السلعة التي تزرعها.
next-build = اضغط ميناءً لتعيّن مسؤولًا، أو سلعة لتزرعها.
next-meld = اضغط السلع التي تشحنها.
next-any = اضغط بطاقة، أو الإجراء الذي تريده.

## الأزرار

do-clipper = ارمِ كليبر واسحب { $count }
do-offer = قدّم عرضًا إلى { $to }
do-offer-anyone = قدّم عرضًا للجميع
do-give = أعطِ بطاقة { $card }
do-want = اطلب بطاقة { $card }
do-propose = قدّم العرض
do-call = اطلب عروضًا
do-propose-counter = قدّم البديل
do-accept = اقبل
do-decline = ارفض
do-counter = اعرض بديلًا
do-attack = اهجم على { $target }
do-fleet = أرسل أسطولًا ضد { $target }
do-negate = ارمِ رياحًا
do-pass = مرّر
do-promise = { $count ->
    [0] لا تتعهّد بشيء
    [one] تعهّد بكليبر واحد
    [two] تعهّد ببطاقتي كليبر
    [few] تعهّد بـ{ $count } بطاقات كليبر
    [many] تعهّد بـ{ $count } بطاقة كليبر
   *[other] تعهّد بـ{ $count } بطاقة كليبر
}
do-monsoon = أطلق عاصفة موسمية
do-typhoon = أطلق إعصارًا
do-plantation = أنشئ { FORM($good, "plantation") }
do-official = عيّن مسؤولًا
do-ship = اشحن { $count } من { FORM($good, "the") }
do-end = أنهِ دورك
do-discard = ارمِ بطاقة { $card }

## الأجزاء

part-trade = { $left ->
    [one] مقايضة، بقي عرض واحد
    [two] مقايضة، بقي عرضان
    [few] مقايضة، بقيت { $left } عروض
    [many] مقايضة، بقي { $left } عرضًا
   *[other] مقايضة، بقي { $left } عرض
}
part-card = { $card }، في يدك { $count }
part-seat = { PERSON($who) ->
    [you] { $cards ->
        [one] أنت، بطاقة واحدة
        [two] أنت، بطاقتان
        [few] أنت، { $cards } بطاقات
        [many] أنت، { $cards } بطاقة
       *[other] أنت، { $cards } بطاقة
    }
   *[other] { $cards ->
        [one] { $who }، بطاقة واحدة
        [two] { $who }، بطاقتان
        [few] { $who }، { $cards } بطاقات
        [many] { $who }، { $cards } بطاقة
       *[other] { $who }، { $cards } بطاقة
    }
}
part-anyone = الجميع
part-counter = عرض مضاد

## لماذا لا يمكن الضغط على قطعة

no-over = انتهت اللعبة.
no-wait-answer = انتظر رد { $who } على العرض.
no-wait-raid = انتظر رد { $who } على القراصنة.
no-wait-turn = انتظر نهاية دور { $who }.
no-phase-over = انتقلت إلى مرحلة «{ $now }»، فانتهت مرحلة «{ $past }».
no-fit = هذا لا يتفق مع ما ضغطته. ألغِ ذلك أولًا.
no-finish = أنهِ ما بدأته، أو ألغه.

no-clipper = سحبت { $count ->
    [one] بطاقتك لهذا الدور
    [two] بطاقتيك لهذا الدور
   *[other] بطاقاتك الـ{ $count } لهذا الدور
}. ولتسحب المزيد تحتاج إلى كليبر لترميه.
no-clipper-twice = لقد رميت كليبر لتسحب بطاقات في هذا الدور. وهذه اللعبة لا تسمح إلا بواحد في الدور.
no-cards-to-draw = الرزمة وكومة الرمي فارغتان، فلا شيء يُسحب.

no-offers-left = قدّمت كل عروضك الـ{ $count } في هذا الدور.
no-anyone-two = لا يوجد إلا لاعب واحد غيرك تقايضه.
no-trade-first = اضغط «مقايضة» أولًا، ثم اختر لمن العرض.
no-name = اضغط «مقايضة» أولًا: لا تطلب البطاقات إلا في عرض.

no-pirates = تحتاج إلى بطاقة قراصنة لتهاجم، وليس لديك منها شيء.
no-hands = ليس لدى أي لاعب آخر بطاقة تُسرق.

no-winds = { $held ->
    [0] العاصفة الموسمية تتطلب { $count ->
        [one] بطاقة رياح واحدة
        [two] بطاقتي رياح
        [few] { $count } بطاقات رياح
        [many] { $count } بطاقة رياح
       *[other] { $count } بطاقة رياح
    }، وليس لديك منها شيء.
   *[other] العاصفة الموسمية تتطلب { $count ->
        [one] بطاقة رياح واحدة
        [two] بطاقتي رياح
        [few] { $count } بطاقات رياح
        [many] { $count } بطاقة رياح
       *[other] { $count } بطاقة رياح
    }، وليس لديك منها إلا { $held ->
        [one] واحدة
        [two] اثنتان
       *[other] { $held }
    }.
}

no-build = لمسؤول تحتاج إلى { $ports ->
    [one] بطاقة ميناء واحدة
    [two] بطاقتي ميناء
    [few] { $ports } بطاقات ميناء
    [many] { $ports } بطاقة ميناء
   *[other] { $ports } بطاقة ميناء
}، ولمزرعة إلى { $plantations ->
    [one] بطاقة مزرعة واحدة
    [two] بطاقتي مزرعة
    [few] { $plantations } بطاقات مزرعة
    [many] { $plantations } بطاقة مزرعة
   *[other] { $plantations } بطاقة مزرعة
} و{ $goods ->
    [one] سلعة
    [two] سلعتين
    [few] { $goods } سلع
    [many] { $goods } سلعة
   *[other] { $goods } سلعة
} من نوع واحد.
no-build-goods = للمزرعة تحتاج أيضًا إلى { $goods ->
    [one] سلعة
    [two] سلعتين
    [few] { $goods } سلع
    [many] { $goods } سلعة
   *[other] { $goods } سلعة
} من نوع واحد؛ وللمسؤول إلى { $ports ->
    [one] بطاقة ميناء واحدة
    [two] بطاقتي ميناء
    [few] { $ports } بطاقات ميناء
    [many] { $ports } بطاقة ميناء
   *[other] { $ports } بطاقة ميناء
}.

no-ship-both = الشحنة تحتاج إلى كليبر وميناء، وليس لديك أي منهما.
no-ship-clipper = الشحنة تحتاج إلى كليبر، وليس لديك كليبر.
no-ship-port = الشحنة تحتاج إلى ميناء، وليس لديك ميناء.
no-ship-goods = الشحنة تحتاج إلى سلعة واحدة على الأقل، وليس لديك سلع.

no-answer = لا عرض ولا هجوم ترد عليه.

no-self = لا يمكنك أن تقايض نفسك أو تهاجمها.
no-seat-late = انتهت مرحلتا المقايضة والقراصنة في هذا الدور.
no-seat-empty = لا بطاقات تُسرق من { $who }.
no-seat-either = اضغط «مقايضة» أو «قراصنة» أولًا، ثم لاعبًا.
no-seat-trade = اضغط «مقايضة» أولًا، ثم لاعبًا.
no-seat-pirates = اضغط «قراصنة» أولًا، ثم اللاعب الذي تهاجمه.
no-seat-offers = لم تبقَ لك عروض في هذا الدور، وليس لديك قراصنة لتهاجم.
no-seat-over = انتهت مرحلة المقايضة في هذا الدور، وليس لديك قراصنة لتهاجم.

no-card = ليس لديك بطاقة { $card }.
no-card-clipper = اضغط «سحب» لترمي كليبر وتسحب بطاقات. وحين تشحن يُضاف كليبر إلى الشحنة تلقائيًا.
no-card-clipper-late = لا يُرمى الكليبر لسحب بطاقات إلا في مرحلة السحب. وحين تشحن يُضاف كليبر إلى الشحنة تلقائيًا.
no-card-ports = اضغط «بناء» لتعيّن مسؤولًا مقابل { $count ->
    [one] بطاقة ميناء واحدة
    [two] بطاقتي ميناء
    [few] { $count } بطاقات ميناء
    [many] { $count } بطاقة ميناء
   *[other] { $count } بطاقة ميناء
}. وحين تشحن يُضاف ميناء إلى الشحنة تلقائيًا.
no-card-port = لتعيّن مسؤولًا تحتاج إلى { $count ->
    [one] بطاقة ميناء واحدة
    [two] بطاقتي ميناء
    [few] { $count } بطاقات ميناء
    [many] { $count } بطاقة ميناء
   *[other] { $count } بطاقة ميناء
}. وحين تشحن يُضاف ميناء إلى الشحنة تلقائيًا.
no-card-plantations = اضغط «بناء»، ثم السلعة التي تزرعها. وفي الشحنة تحل هذه البطاقة محل سلعة تزرعها.
no-card-plantation = لا تحل بطاقة المزرعة محل سلعة إلا إن كانت لديك مزرعة تنتجها. وإنشاء مزرعة يتطلب { $count ->
    [one] بطاقة مزرعة واحدة
    [two] بطاقتي مزرعة
    [few] { $count } بطاقات مزرعة
    [many] { $count } بطاقة مزرعة
   *[other] { $count } بطاقة مزرعة
}.
no-card-winds = اضغط «عاصفة» لترمي رياحًا. وحين تُهاجَم يمكنك أن ترمي بطاقة رياح لتوقف الهجوم.
no-card-winds-one = العاصفة الموسمية تتطلب { $count ->
    [one] بطاقة رياح واحدة
    [two] بطاقتي رياح
    [few] { $count } بطاقات رياح
    [many] { $count } بطاقة رياح
   *[other] { $count } بطاقة رياح
}. وحين تُهاجَم يمكنك أن ترمي هذه لتوقف الهجوم.
no-card-pirates = اضغط «قراصنة»، ثم اللاعب الذي تهاجمه.

no-end-limit = ينتهي دورك متى لم يبقَ في يدك إلا { $limit }. اضغط البطاقات التي ترميها.
no-end-first = ارمِ أولًا حتى حد يدك، وهو { $limit }.
no-discard-card = ليس لديك بطاقة { $card } لترميها.

no-attack-winds = ليس لديك رياح لترميها.
no-attack-first = رُدّ على الهجوم أولًا: ارمِ رياحًا أو مرّر.
no-fleet-enough = لا تلزم إلا { $count ->
    [one] بطاقة كليبر أخرى
    [two] بطاقتا كليبر أخريان
    [few] { $count } بطاقات كليبر أخرى
    [many] { $count } بطاقة كليبر أخرى
   *[other] { $count } بطاقة كليبر أخرى
} لإيقاف هذا الأسطول.
no-fleet-clipper = ليس لديك كليبر لتتعهّد به.
no-fleet-clippers = لا يمكنك أن تتعهّد { $count ->
    [one] بكليبر واحد
    [two] ببطاقتي كليبر
    [few] بـ{ $count } بطاقات كليبر
    [many] بـ{ $count } بطاقة كليبر
   *[other] بـ{ $count } بطاقة كليبر
} وليس في يدك إلا { $held ->
    [one] واحدة
    [two] اثنتان
   *[other] { $held }
}.
no-fleet-first = رُدّ على الأسطول أولًا: اختر بكم كليبر تتعهّد.

no-give-held = ليس لديك بطاقة { $card } لتعطيها.
no-give-all = أنت تعطي كل ما لديك من بطاقات { $card }.
no-give-wanted = أنت تطلب بطاقات { $card }، فلا يمكنك أن تعطي منها.
no-want-given = أنت تعطي بطاقات { $card }، فلا يمكنك أن تطلب منها.
no-want-more = { $count ->
    [0] لا يمكنك طلب بطاقات من { $who }: اليد فارغة.
    [one] لا يمكنك أن تطلب من { $who } إلا بطاقة واحدة: فهي كل ما في اليد.
    [two] لا يمكنك أن تطلب من { $who } أكثر من بطاقتين: فهما كل ما في اليد.
    [few] لا يمكنك أن تطلب من { $who } أكثر من { $count } بطاقات: فهي كل ما في اليد.
    [many] لا يمكنك أن تطلب من { $who } أكثر من { $count } بطاقة: فهي كل ما في اليد.
   *[other] لا يمكنك أن تطلب من { $who } أكثر من { $count } بطاقة: فهي كل ما في اليد.
}
no-want-more-anyone = { $count ->
    [0] كل الأيدي الأخرى فارغة، فلا بطاقات تُطلب.
    [one] لا يمكنك أن تطلب إلا بطاقة واحدة: فليس في أي يد أخرى أكثر.
    [two] لا يمكنك أن تطلب أكثر من بطاقتين: فليس في أي يد أخرى أكثر.
    [few] لا يمكنك أن تطلب أكثر من { $count } بطاقات: فليس في أي يد أخرى أكثر.
    [many] لا يمكنك أن تطلب أكثر من { $count } بطاقة: فليس في أي يد أخرى أكثر.
   *[other] لا يمكنك أن تطلب أكثر من { $count } بطاقة: فليس في أي يد أخرى أكثر.
}
no-order = تدخل البطاقات في العرض بترتيب ثابت. لقد أضفت بطاقة تأتي بعد هذه.
no-counter-empty = العرض المضاد يجب أن يذكر بطاقة واحدة على الأقل.
no-counter-finish = أنهِ عرضك المضاد أولًا.
no-offer-finish = أنهِ عرضك أولًا. فقد حُسب من عروضك، ولا يعيده إلا «تراجع».
no-time = { $minutes ->
    [one] انتهت دقيقتك لتقديم عروض جديدة. أما العروض المقدّمة فما زال الرد عليها ممكنًا.
    [two] انتهت دقيقتاك لتقديم عروض جديدة. أما العروض المقدّمة فما زال الرد عليها ممكنًا.
    [few] انتهت { $minutes } دقائق لتقديم عروض جديدة. أما العروض المقدّمة فما زال الرد عليها ممكنًا.
    [many] انتهت { $minutes } دقيقة لتقديم عروض جديدة. أما العروض المقدّمة فما زال الرد عليها ممكنًا.
   *[other] انتهت { $minutes } دقيقة لتقديم عروض جديدة. أما العروض المقدّمة فما زال الرد عليها ممكنًا.
}

no-accept-call = لا بطاقات تقبلها. قدّم عرضًا من عندك، أو ارفض.
no-accept = { $held ->
    [0] { $count ->
        [one] المطلوب منك بطاقة { $card }، وليس لديك منها شيء.
        [two] المطلوب منك بطاقتا { $card }، وليس لديك منها شيء.
        [few] المطلوب منك { $count } بطاقات { $card }، وليس لديك منها شيء.
        [many] المطلوب منك { $count } بطاقة { $card }، وليس لديك منها شيء.
       *[other] المطلوب منك { $count } بطاقة { $card }، وليس لديك منها شيء.
    }
   *[other] المطلوب منك { $count ->
        [one] بطاقة { $card }
        [two] بطاقتا { $card }
        [few] { $count } بطاقات { $card }
        [many] { $count } بطاقة { $card }
       *[other] { $count } بطاقة { $card }
    }، وليس لديك منها إلا { $held ->
        [one] واحدة
        [two] اثنتان
       *[other] { $held }
    }.
}
no-counter-reply = لا عرض بديل عن عرض مضاد. اقبله أو ارفضه.
no-counter-cards = ليس لدى أي منكما بطاقة تقايض بها.
no-answer-first = رُدّ على العرض أولًا.

## السجل

line-begin = { PERSON($who) ->
    [you] أنت تبدأ
   *[other] البداية عند { $who }
}
line-turn = { PERSON($who) ->
    [you] يبدأ دورك
   *[other] يبدأ دور { $who }
}
aside-deck = في الرزمة { $count ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}
line-draw = { PERSON($who) ->
    [you] تسحب { $cards }
   *[other] { $who }: سحب { $cards }
}
line-shuffle = تُخلط كومة الرمي لتصير رزمة جديدة
line-no-draw = { PERSON($who) ->
    [you] { $count ->
        [one] تنقصك بطاقة واحدة: لم تبقَ بطاقات تُسحب
        [two] تنقصك بطاقتان: لم تبقَ بطاقات تُسحب
        [few] تنقصك { $count } بطاقات: لم تبقَ بطاقات تُسحب
        [many] تنقصك { $count } بطاقة: لم تبقَ بطاقات تُسحب
       *[other] تنقصك { $count } بطاقة: لم تبقَ بطاقات تُسحب
    }
   *[other] { $count ->
        [one] { $who }: نقص بطاقة واحدة، فلم تبقَ بطاقات تُسحب
        [two] { $who }: نقص بطاقتين، فلم تبقَ بطاقات تُسحب
        [few] { $who }: نقص { $count } بطاقات، فلم تبقَ بطاقات تُسحب
        [many] { $who }: نقص { $count } بطاقة، فلم تبقَ بطاقات تُسحب
       *[other] { $who }: نقص { $count } بطاقة، فلم تبقَ بطاقات تُسحب
    }
}
line-clipper = { PERSON($who) ->
    [you] ترمي كليبر لتسحب { $count ->
        [one] بطاقة
        [two] بطاقتين
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
   *[other] { $who }: رمي كليبر لسحب { $count ->
        [one] بطاقة
        [two] بطاقتين
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
}

line-offer = { PERSON($by) ->
    [you] تعرض على { $to } { $give } مقابل { $want }
   *[other] { PERSON($to) ->
        [you] { $by }: عرض { $give } عليك مقابل { $want }
       *[other] { $by }: عرض { $give } على { $to } مقابل { $want }
    }
}
line-gift = { PERSON($by) ->
    [you] تعرض على { $to } { $give } هدية
   *[other] { PERSON($to) ->
        [you] { $by }: عرض { $give } عليك هدية
       *[other] { $by }: عرض { $give } على { $to } هدية
    }
}
line-request = { PERSON($by) ->
    [you] تطلب من { $to } { $want }
   *[other] { PERSON($to) ->
        [you] { $by }: طلب { $want } منك
       *[other] { $by }: طلب { $want } من { $to }
    }
}
line-call = { PERSON($by) ->
    [you] تطلب عرضًا من { $to }
   *[other] { PERSON($to) ->
        [you] { $by }: طلب عرض منك
       *[other] { $by }: طلب عرض من { $to }
    }
}
line-offer-anyone = { PERSON($by) ->
    [you] تعرض { $give } على الجميع مقابل { $want }
   *[other] { $by }: عرض { $give } على الجميع مقابل { $want }
}
line-gift-anyone = { PERSON($by) ->
    [you] تعرض { $give } على الجميع هدية
   *[other] { $by }: عرض { $give } على الجميع هدية
}
line-request-anyone = { PERSON($by) ->
    [you] تطلب { $want } من أي لاعب
   *[other] { $by }: طلب { $want } من أي لاعب
}
line-call-anyone = { PERSON($by) ->
    [you] تطلب عروضًا من الجميع
   *[other] { $by }: طلب عروض من الجميع
}
line-counter = { PERSON($by) ->
    [you] تعرض على { $to } بدل ذلك { $give } مقابل { $want }
   *[other] { PERSON($to) ->
        [you] { $by }: عرض بديل عليك، { $give } مقابل { $want }
       *[other] { $by }: عرض بديل على { $to }، { $give } مقابل { $want }
    }
}
line-counter-gift = { PERSON($by) ->
    [you] تعرض على { $to } بدل ذلك { $give } هدية
   *[other] { PERSON($to) ->
        [you] { $by }: عرض بديل عليك، { $give } هدية
       *[other] { $by }: عرض بديل على { $to }، { $give } هدية
    }
}
line-counter-request = { PERSON($by) ->
    [you] تطلب من { $to } بدل ذلك { $want }
   *[other] { PERSON($to) ->
        [you] { $by }: طلب بديل منك، { $want }
       *[other] { $by }: طلب بديل من { $to }، { $want }
    }
}
line-decline = { PERSON($by) ->
    [you] ترفض عرض { $of }
   *[other] { PERSON($of) ->
        [you] { $by }: رفض عرضك
       *[other] { $by }: رفض عرض { $of }
    }
}
line-trade = { PERSON($by) ->
    [you] تعطي { $to } { $gave } مقابل { $got }
   *[other] { PERSON($to) ->
        [you] { $by }: مقايضة معك، { $gave } مقابل { $got }
       *[other] { $by }: مقايضة مع { $to }، { $gave } مقابل { $got }
    }
}
line-trade-gift = { PERSON($by) ->
    [you] تهدي إلى { $to } { $gave }
   *[other] { PERSON($to) ->
        [you] { $by }: هدية إليك، { $gave }
       *[other] { $by }: هدية إلى { $to }، { $gave }
    }
}

line-attack = { PERSON($by) ->
    [you] قراصنتك يهاجمون { $target }
   *[other] { PERSON($target) ->
        [you] قراصنة { $by } يهاجمونك
       *[other] قراصنة { $by } يهاجمون { $target }
    }
}
line-negate = { PERSON($by) ->
    [you] رياحك توقف هجوم { $of }
   *[other] { PERSON($of) ->
        [you] رياح { $by } توقف هجومك
       *[other] رياح { $by } توقف هجوم { $of }
    }
}
line-steal = { PERSON($by) ->
    [you] قراصنتك يسرقون { $card } من { $target }
   *[other] { PERSON($target) ->
        [you] قراصنة { $by } يسرقون منك { $card }
       *[other] قراصنة { $by } يسرقون { $card } من { $target }
    }
}
line-fleet = { PERSON($by) ->
    [you] ترسل أسطولًا من { $count } بطاقات قراصنة ضد { $target }
   *[other] { PERSON($target) ->
        [you] { $by }: أسطول من { $count } بطاقات قراصنة ضدك
       *[other] { $by }: أسطول من { $count } بطاقات قراصنة ضد { $target }
    }
}
line-promise = { PERSON($who) ->
    [you] { $count ->
        [0] لا تتعهّد بأي كليبر
        [one] تتعهّد بكليبر واحد
        [two] تتعهّد ببطاقتي كليبر
        [few] تتعهّد بـ{ $count } بطاقات كليبر
        [many] تتعهّد بـ{ $count } بطاقة كليبر
       *[other] تتعهّد بـ{ $count } بطاقة كليبر
    }
   *[other] { $count ->
        [0] { $who }: لا تعهّد بأي كليبر
        [one] { $who }: تعهّد بكليبر واحد
        [two] { $who }: تعهّد ببطاقتي كليبر
        [few] { $who }: تعهّد بـ{ $count } بطاقات كليبر
        [many] { $who }: تعهّد بـ{ $count } بطاقة كليبر
       *[other] { $who }: تعهّد بـ{ $count } بطاقة كليبر
    }
}
line-repel = { PERSON($by) ->
    [you] { $count ->
        [two] بطاقتا كليبر توقفان أسطولك
       *[other] { $count } بطاقات كليبر توقف أسطولك
    }
   *[other] { $count ->
        [two] بطاقتا كليبر توقفان أسطول { $by }
       *[other] { $count } بطاقات كليبر توقف أسطول { $by }
    }
}
line-rob = { PERSON($by) ->
    [you] أسطولك يأخذ يد { $target } كلها: { $cards }
   *[other] { PERSON($target) ->
        [you] أسطول { $by } يأخذ يدك كلها: { $cards }
       *[other] أسطول { $by } يأخذ يد { $target } كلها: { $cards }
    }
}
line-rob-hidden = { $count ->
    [one] { PERSON($by) ->
        [you] أسطولك يأخذ بطاقة { $target } الوحيدة
       *[other] { PERSON($target) ->
            [you] أسطول { $by } يأخذ بطاقتك الوحيدة
           *[other] أسطول { $by } يأخذ بطاقة { $target } الوحيدة
        }
    }
    [two] { PERSON($by) ->
        [you] أسطولك يأخذ يد { $target } كلها، وهي بطاقتان
       *[other] { PERSON($target) ->
            [you] أسطول { $by } يأخذ يدك كلها، وهي بطاقتان
           *[other] أسطول { $by } يأخذ يد { $target } كلها، وهي بطاقتان
        }
    }
    [few] { PERSON($by) ->
        [you] أسطولك يأخذ يد { $target } كلها، وهي { $count } بطاقات
       *[other] { PERSON($target) ->
            [you] أسطول { $by } يأخذ يدك كلها، وهي { $count } بطاقات
           *[other] أسطول { $by } يأخذ يد { $target } كلها، وهي { $count } بطاقات
        }
    }
    [many] { PERSON($by) ->
        [you] أسطولك يأخذ يد { $target } كلها، وهي { $count } بطاقة
       *[other] { PERSON($target) ->
            [you] أسطول { $by } يأخذ يدك كلها، وهي { $count } بطاقة
           *[other] أسطول { $by } يأخذ يد { $target } كلها، وهي { $count } بطاقة
        }
    }
   *[other] { PERSON($by) ->
        [you] أسطولك يأخذ يد { $target } كلها، وهي { $count } بطاقة
       *[other] { PERSON($target) ->
            [you] أسطول { $by } يأخذ يدك كلها، وهي { $count } بطاقة
           *[other] أسطول { $by } يأخذ يد { $target } كلها، وهي { $count } بطاقة
        }
    }
}
line-monsoon = { PERSON($by) ->
    [you] تطلق عاصفة موسمية: يخسر كل لاعب آخر بطاقة
   *[other] { $by }: إطلاق عاصفة موسمية، ويخسر كل لاعب آخر بطاقة
}
line-typhoon = { PERSON($by) ->
    [you] تطلق إعصارًا: يخسر كل لاعب يده كلها
   *[other] { $by }: إطلاق إعصار، ويخسر كل لاعب يده كلها
}
line-lose = { PERSON($who) ->
    [you] تخسر { $cards }
   *[other] { $who }: خسارة { $cards }
}
line-plantation = { PERSON($who) ->
    [you] تنشئ { FORM($good, "plantation") }
   *[other] { $who }: إنشاء { FORM($good, "plantation") }
}
line-official = { PERSON($who) ->
    [you] تعيّن مسؤولًا
   *[other] { $who }: تعيين مسؤول
}
line-ship = { PERSON($who) ->
    [you] تشحن { $count } من { FORM($good, "the") }
   *[other] { $who }: شحن { $count } من { FORM($good, "the") }
}
line-discard = { PERSON($who) ->
    [you] ترمي { $card }
   *[other] { $who }: رمي { $card }
}
line-won = { PERSON($who) ->
    [you] تفوز باللعبة
    [other] الفوز من نصيب { $who }
   *[several] الفوز مشترك: { $who }
}

aside-cards = { $count ->
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}
aside-change = { $count ->
    [one] { SIGNED($count) } بطاقة
    [two] { SIGNED($count) } بطاقة
    [few] { SIGNED($count) } بطاقات
    [many] { SIGNED($count) } بطاقة
   *[other] { SIGNED($count) } بطاقة
}
aside-won-target = أول من بلغ { $target }
aside-won-equal = أكثر النقاط بعد أدوار متساوية
aside-won-rounds = أكثر النقاط بعد { $rounds } دور لكل لاعب

## إجابات: فائدة القطعة وحالها الآن

entry-seat = لاعب
entry-seat-words = اضغط لاعبًا لتقدّم إليه عرضًا أو لتهاجمه. ترى كم بطاقة في يده، لا أي بطاقات.
entry-anyone = الجميع
entry-anyone-words = يدور عرضك حول الطاولة. وأول من يقبله يعقد المقايضة.
entry-propose = قدّم العرض
entry-propose-words = تقدّم العرض كما هو معروض وتنتظر الرد.
entry-accept = اقبل
entry-accept-words = تقبل العرض، وتنتقل البطاقات فورًا.
entry-decline = ارفض
entry-decline-words = ترفض العرض. ولا تنتقل أي بطاقة.
entry-counter = عرض مضاد
entry-counter-words = ترد بعرض من عندك. وللاعب الآخر أن يقبله أو يرفضه.
entry-negate = ارمِ رياحًا
entry-negate-words = ترمي بطاقة رياح، فيفشل الهجوم.
entry-pass = مرّر
entry-pass-words = تدع الهجوم يقع وتخسر بطاقة عشوائية.
entry-promise = تعهّد بكليبر
entry-promise-words = تتعهّد بالمساعدة في إيقاف الأسطول. وتلزم لإيقافه { $count ->
    [one] بطاقة كليبر واحدة
    [two] بطاقتا كليبر
    [few] { $count } بطاقات كليبر
    [many] { $count } بطاقة كليبر
   *[other] { $count } بطاقة كليبر
}، من لاعب واحد أو أكثر.
entry-deck = الرزمة
entry-deck-words = متى نفدت الرزمة، خُلطت كومة الرمي لتصير رزمة جديدة.
figure-cards = البطاقات
entry-discard = كومة الرمي
entry-discard-words = كل بطاقة تُرمى تأتي إلى هنا مكشوفة. ولكل لاعب أن يتصفّحها.
entry-prices = جدول الأسعار
entry-prices-words = كلما كثرت في الشحنة سلع النوع الواحد، سجّلت نقاطًا أكثر.
figure-most = أكثر السلع في شحنة
entry-official = المسؤولون
entry-official-words = إن كان لك وحدك أكثر المسؤولين، فحد يدك { $most }. ومع { $from } لاعبين أو أكثر، يكون { $fewest } إن كان لك وحدك أقلهم.
figure-ports = ثمن المسؤول بالموانئ
entry-score = النقاط
entry-score-words = تسجّل بالشحن. وأول من يبلغ { $target } يفوز.
entry-score-equal = تسجّل بالشحن. ومتى بلغ لاعب { $target } أُكملت الجولة، والفوز لصاحب أكثر النقاط.
entry-draw-words = تسحب { $count ->
    [one] بطاقة واحدة
    [two] بطاقتين
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}. وارمِ كليبر لتسحب { $more ->
    [one] بطاقة أخرى
    [two] بطاقتين أخريين
    [few] { $more } بطاقات أخرى
    [many] { $more } بطاقة أخرى
   *[other] { $more } بطاقة أخرى
}.
entry-trade-words = قايض اللاعبين الآخرين بطاقات. لك في الدور { $count ->
    [one] عرض واحد
    [two] عرضان
    [few] { $count } عروض
    [many] { $count } عرضًا
   *[other] { $count } عرض
} على الأكثر.
entry-pirates-words = { $attack ->
    [one] ارمِ بطاقة قراصنة واحدة لتسرق بطاقة عشوائية من لاعب آخر، أو { $fleet } لتسرق يدًا كاملة.
    [two] ارمِ بطاقتي قراصنة لتسرق بطاقة عشوائية من لاعب آخر، أو { $fleet } لتسرق يدًا كاملة.
    [few] ارمِ { $attack } بطاقات قراصنة لتسرق بطاقة عشوائية من لاعب آخر، أو { $fleet } لتسرق يدًا كاملة.
    [many] ارمِ { $attack } بطاقة قراصنة لتسرق بطاقة عشوائية من لاعب آخر، أو { $fleet } لتسرق يدًا كاملة.
   *[other] ارمِ { $attack } بطاقة قراصنة لتسرق بطاقة عشوائية من لاعب آخر، أو { $fleet } لتسرق يدًا كاملة.
}
entry-storm-words = ارمِ { $monsoon ->
    [one] بطاقة رياح واحدة
    [two] بطاقتي رياح
    [few] { $monsoon } بطاقات رياح
    [many] { $monsoon } بطاقة رياح
   *[other] { $monsoon } بطاقة رياح
} لعاصفة موسمية: يرمي كل لاعب آخر بطاقة عشوائية. وارمِ { $typhoon ->
    [one] بطاقة رياح واحدة
    [two] بطاقتي رياح
    [few] { $typhoon } بطاقات رياح
    [many] { $typhoon } بطاقة رياح
   *[other] { $typhoon } بطاقة رياح
} لإعصار: يرمي كل لاعب، وأنت منهم، يده كلها.
entry-build-words = ارمِ { $plantations ->
    [one] بطاقة مزرعة واحدة
    [two] بطاقتي مزرعة
    [few] { $plantations } بطاقات مزرعة
    [many] { $plantations } بطاقة مزرعة
   *[other] { $plantations } بطاقة مزرعة
} و{ $goods ->
    [one] سلعة
    [two] سلعتين
    [few] { $goods } سلع
    [many] { $goods } سلعة
   *[other] { $goods } سلعة
} من نوع واحد لتنشئ مزرعة، أو { $ports ->
    [one] بطاقة ميناء واحدة
    [two] بطاقتي ميناء
    [few] { $ports } بطاقات ميناء
    [many] { $ports } بطاقة ميناء
   *[other] { $ports } بطاقة ميناء
} لتعيّن مسؤولًا.
entry-ship-words = مرة في الدور، اشحن شحنة: كليبر وميناء وسلع من نوع واحد. تسجّل بها نقاطًا وتسحب { $count ->
    [one] بطاقة واحدة
    [two] بطاقتين
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}.
entry-end-words = ترمي حتى حد يدك، ثم ينتهي دورك.

now-deck = { $count ->
    [0] لم تبقَ بطاقات.
    [one] بقيت بطاقة واحدة.
    [two] بقيت بطاقتان.
    [few] بقيت { $count } بطاقات.
    [many] بقيت { $count } بطاقة.
   *[other] بقيت { $count } بطاقة.
}
now-discard = { $count ->
    [0] الكومة فارغة.
    [one] في الكومة بطاقة واحدة.
    [two] في الكومة بطاقتان.
    [few] في الكومة { $count } بطاقات.
    [many] في الكومة { $count } بطاقة.
   *[other] في الكومة { $count } بطاقة.
}
now-phase-over = انتهت هذه المرحلة في هذا الدور.
now-could-ship = { PERSON($who) ->
    [you] { $points ->
        [one] يمكنك شحن { FORM($good, "the") } مقابل نقطة واحدة.
        [two] يمكنك شحن { FORM($good, "the") } مقابل نقطتين.
        [few] يمكنك شحن { FORM($good, "the") } مقابل { $points } نقاط.
        [many] يمكنك شحن { FORM($good, "the") } مقابل { $points } نقطة.
       *[other] يمكنك شحن { FORM($good, "the") } مقابل { $points } نقطة.
    }
   *[other] { $points ->
        [one] بوسع { $who } شحن { FORM($good, "the") } مقابل نقطة واحدة.
        [two] بوسع { $who } شحن { FORM($good, "the") } مقابل نقطتين.
        [few] بوسع { $who } شحن { FORM($good, "the") } مقابل { $points } نقاط.
        [many] بوسع { $who } شحن { FORM($good, "the") } مقابل { $points } نقطة.
       *[other] بوسع { $who } شحن { FORM($good, "the") } مقابل { $points } نقطة.
    }
}
now-holds = { PERSON($who) ->
    [you] لديك منها { $count }.
   *[other] لدى { $who } منها { $count }.
}
now-holds-known = { PERSON($who) ->
    [you] لديك منها { $count } على الأقل.
   *[other] لدى { $who } منها { $count } على الأقل.
}
now-worth = { PERSON($who) ->
    [you] لديك من { FORM($good, "the") } { $count }، وشحنها معًا يسجّل { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
   *[other] لدى { $who } من { FORM($good, "the") } { $count }، وشحنها معًا يسجّل { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
}
now-grown = { $count ->
    [one] مزرعة واحدة تنتج هذه السلعة.
    [two] مزرعتان تنتجان هذه السلعة.
    [few] { $count } مزارع تنتج هذه السلعة.
    [many] { $count } مزرعة تنتج هذه السلعة.
   *[other] { $count } مزرعة تنتج هذه السلعة.
}
now-points = { PERSON($who) ->
    [you] لديك { $points } من { $target } نقطة.
   *[other] لدى { $who } { $points } من { $target } نقطة.
}
now-hand = { PERSON($who) ->
    [you] { $count ->
        [one] في يدك بطاقة واحدة؛ وحد يدك { $limit }.
        [two] في يدك بطاقتان؛ وحد يدك { $limit }.
        [few] في يدك { $count } بطاقات؛ وحد يدك { $limit }.
        [many] في يدك { $count } بطاقة؛ وحد يدك { $limit }.
       *[other] في يدك { $count } بطاقة؛ وحد يدك { $limit }.
    }
   *[other] { $count ->
        [one] في يد { $who } بطاقة واحدة؛ وحد اليد { $limit }.
        [two] في يد { $who } بطاقتان؛ وحد اليد { $limit }.
        [few] في يد { $who } { $count } بطاقات؛ وحد اليد { $limit }.
        [many] في يد { $who } { $count } بطاقة؛ وحد اليد { $limit }.
       *[other] في يد { $who } { $count } بطاقة؛ وحد اليد { $limit }.
    }
}
now-hand-known = تشمل اليد { $cards }.
now-officials = { PERSON($who) ->
    [you] { $count ->
        [one] لديك مسؤول واحد.
        [two] لديك مسؤولان.
        [few] لديك { $count } مسؤولين.
        [many] لديك { $count } مسؤولًا.
       *[other] لديك { $count } مسؤول.
    }
   *[other] { $count ->
        [one] لدى { $who } مسؤول واحد.
        [two] لدى { $who } مسؤولان.
        [few] لدى { $who } { $count } مسؤولين.
        [many] لدى { $who } { $count } مسؤولًا.
       *[other] لدى { $who } { $count } مسؤول.
    }
}
now-plantations = { PERSON($who) ->
    [you] لديك { $plantations }.
   *[other] لدى { $who } { $plantations }.
}
now-limit = { PERSON($who) ->
    [you] { $count ->
        [0] ليس لديك مسؤولون؛ وحد يدك { $limit }.
        [one] لديك مسؤول واحد؛ وحد يدك { $limit }.
        [two] لديك مسؤولان؛ وحد يدك { $limit }.
        [few] لديك { $count } مسؤولين؛ وحد يدك { $limit }.
        [many] لديك { $count } مسؤولًا؛ وحد يدك { $limit }.
       *[other] لديك { $count } مسؤول؛ وحد يدك { $limit }.
    }
   *[other] { $count ->
        [0] ليس لدى { $who } مسؤولون؛ وحد اليد { $limit }.
        [one] لدى { $who } مسؤول واحد؛ وحد اليد { $limit }.
        [two] لدى { $who } مسؤولان؛ وحد اليد { $limit }.
        [few] لدى { $who } { $count } مسؤولين؛ وحد اليد { $limit }.
        [many] لدى { $who } { $count } مسؤولًا؛ وحد اليد { $limit }.
       *[other] لدى { $who } { $count } مسؤول؛ وحد اليد { $limit }.
    }
}

## العلبة

box-goods = السلع
box-goods-about = اشحن السلع لتسجّل نقاطًا. كلما ندرت السلعة، سجّلت أكثر.
box-clippers = كليبر وموانئ ومزارع
box-clippers-about = كل شحنة تحتاج إلى كليبر وميناء. وبرمي { $ports ->
    [one] بطاقة ميناء واحدة
    [two] بطاقتي ميناء
    [few] { $ports } بطاقات ميناء
    [many] { $ports } بطاقة ميناء
   *[other] { $ports } بطاقة ميناء
} تعيّن مسؤولًا؛ فإن كان لك وحدك أكثر المسؤولين، صار حد يدك { $most } بدل { $limit }. وبرمي { $plantations ->
    [one] بطاقة مزرعة واحدة
    [two] بطاقتي مزرعة
    [few] { $plantations } بطاقات مزرعة
    [many] { $plantations } بطاقة مزرعة
   *[other] { $plantations } بطاقة مزرعة
} و{ $goods ->
    [one] سلعة
    [two] سلعتين
    [few] { $goods } سلع
    [many] { $goods } سلعة
   *[other] { $goods } سلعة
} من نوع واحد تنشئ مزرعة.
box-events = رياح وقراصنة
box-events-about = القراصنة يسرقون البطاقات. والرياح توقف هجومًا أو تطلق عاصفة.

piece-clipper = كل شحنة تحتاج إلى كليبر. وفي مرحلة السحب ارمِ كليبر لتسحب { $draw ->
    [one] بطاقة واحدة
    [two] بطاقتين
    [few] { $draw } بطاقات
    [many] { $draw } بطاقة
   *[other] { $draw } بطاقة
}. وتوقف الأسطول { $stop ->
    [one] بطاقة كليبر واحدة
    [two] بطاقتا كليبر
    [few] { $stop } بطاقات كليبر
    [many] { $stop } بطاقة كليبر
   *[other] { $stop } بطاقة كليبر
}.
piece-port = كل شحنة تحتاج إلى ميناء. وارمِ { $ports ->
    [one] بطاقة ميناء واحدة
    [two] بطاقتي ميناء
    [few] { $ports } بطاقات ميناء
    [many] { $ports } بطاقة ميناء
   *[other] { $ports } بطاقة ميناء
} لتعيّن مسؤولًا.
piece-plantation = ارمِ { $plantations ->
    [one] بطاقة مزرعة واحدة
    [two] بطاقتي مزرعة
    [few] { $plantations } بطاقات مزرعة
    [many] { $plantations } بطاقة مزرعة
   *[other] { $plantations } بطاقة مزرعة
} و{ $goods ->
    [one] سلعة
    [two] سلعتين
    [few] { $goods } سلع
    [many] { $goods } سلعة
   *[other] { $goods } سلعة
} من نوع واحد لتنشئ مزرعة لتلك السلعة. وعن كل مزرعة لديك، يجوز أن تُحسب بطاقة مزرعة واحدة في الشحنة سلعةً من إنتاج تلك المزرعة.
piece-winds = من هذه البطاقات ارمِ { $negate ->
    [one] واحدة
    [two] اثنتين
   *[other] { $negate }
} لتوقف هجومًا، أو { $monsoon ->
    [one] واحدة
    [two] اثنتين
   *[other] { $monsoon }
} لعاصفة موسمية، أو { $typhoon ->
    [one] واحدة
    [two] اثنتين
   *[other] { $typhoon }
} لإعصار.
piece-pirates = من هذه البطاقات ارمِ { $attack ->
    [one] واحدة
    [two] اثنتين
   *[other] { $attack }
} لتسرق بطاقة عشوائية، أو { $fleet ->
    [one] واحدة
    [two] اثنتين
   *[other] { $fleet }
} لتسرق يدًا كاملة.
piece-good = اشحن من سلعة واحدة أكثر ما تستطيع في شحنة واحدة. في يدك تُظهر كل بطاقة النقاط التي تضيفها إلى الشحنة.
figure-points = نقاط شحن { $count }

table-points = نقاط الشحنة بعدد السلع
table-goods = السلع
table-costs = تكلفة الهجمات والعواصف بالبطاقات
table-action = الإجراء
table-discard = ارمِ
table-attack = هجوم القراصنة
table-stop-attack = إيقاف هجوم
table-fleet = أسطول القراصنة
table-stop-fleet = إيقاف أسطول
table-monsoon = عاصفة موسمية
table-typhoon = إعصار

## ما لدى اللاعب، للمقارنة في المراجعة

standing-points = نقاط
standing-plantations = مزارع
standing-officials = مسؤولون
standing-cards = بطاقات في اليد

## حقائق تُقرأ بصوت

fact-scored = النقاط حسب السلعة
fact-for = { $points } مقابل { FORM($good, "the") }
fact-known = البطاقات المعروفة في اليد
fact-phase = المرحلة
fact-clippers = بطاقات كليبر مرمية للسحب في هذا الدور
fact-offer = عرض قيد الإعداد إلى
fact-counter = عرض مضاد قيد الإعداد من
fact-give = للإعطاء
fact-want = للطلب

## العنوان والنتيجة

heading = الدور { $turn }
transcript-turn = الجولة { $round }، الدور { $turn }: { PERSON($who) ->
    [you] الدور لك
   *[other] الدور الآن عند { $who }
}. النتيجة: { $scores }.

result-target = { PERSON($who) ->
    [you] فزت برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    }، وأنت أول من بلغ { $target }.
   *[other] الفوز من نصيب { $who } برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    }، أول من بلغ { $target }.
}
result-equal = { PERSON($who) ->
    [you] فزت برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    }، وهو الأعلى بعد أدوار متساوية.
    [other] الفوز من نصيب { $who } برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    }، وهو الأعلى بعد أدوار متساوية.
   *[several] الفوز مشترك: { $who }، برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    } لكل واحد بعد أدوار متساوية.
}
result-rounds = { PERSON($who) ->
    [you] فزت برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    }، وهو الأعلى بعد { $rounds } دور لكل لاعب.
    [other] الفوز من نصيب { $who } برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    }، وهو الأعلى بعد { $rounds } دور لكل لاعب.
   *[several] الفوز مشترك: { $who }، برصيد { $score ->
        [few] { $score } نقاط
       *[other] { $score } نقطة
    } لكل واحد بعد { $rounds } دور لكل لاعب.
}
result-officials = { $result } عدد المسؤولين الأكبر يحسم التعادل مع { $beaten }.
result-plantations = { $result } ومع تساوي المسؤولين أيضًا، يحسم عدد المزارع الأكبر التعادل مع { $beaten }.

end-0 = أول من بلغ 100
end-1 = أدوار متساوية للجميع
end-2 = 100 دور لكل لاعب
total-0 = النقاط
category-0 = شاي
category-1 = قرفة
category-2 = مطاط
category-3 = سكر
category-4 = بنّ
category-5 = نيلة

## تسميات اللوحة

board-tabs = المناظر
board-tab-harbour = الرصيف
board-tab-players = اللاعبون
board-tab-log = السجل
board-tab-prices = الأسعار

board-hand-of = بطاقات اليد وحدها
board-limit = من { $limit }
board-officials = المسؤولون

board-deck = الرزمة { $count }
board-spent = الرمي { $count }
board-look = تصفّح كومة الرمي

board-hand = { PERSON($who) ->
    [you] يدك
   *[other] يد { $who }
}
board-your-hand = يدك
board-drawn = بطاقات جديدة
board-hand-size = { $count ->
    [one] بطاقة واحدة، الحد { $limit }
    [two] بطاقتان، الحد { $limit }
    [few] { $count } بطاقات، الحد { $limit }
    [many] { $count } بطاقة، الحد { $limit }
   *[other] { $count } بطاقة، الحد { $limit }
}
board-limit-most = أكثر المسؤولين
board-limit-fewest = أقل المسؤولين

board-phases = مراحل الدور
board-costs = ‏‎−{ $count } { FORM($card, "narrow") }
board-costs-one = ‏‎−1 { $card }
board-offers = { $count ->
    [one] عرض واحد
    [two] عرضان
    [few] { $count } عروض
    [many] { $count } عرضًا
   *[other] { $count } عرض
}
board-costs-build = ‏‎−{ $official } أو ‎−{ $plantation } بطاقات
board-costs-build-short = ‎−{ $official }/−{ $plantation }
board-keep = أبقِ { $count }
board-excess = ارمِ { $count }
board-over = انتهت
board-no-offers = لم تبقَ عروض
board-no-offers-short = لم تبقَ
board-no-goods = بلا سلع
board-no-card = بلا { $card }
board-no-cards = بلا { FORM($card, "narrow") }
board-too-few = { $held } من { $count } { FORM($card, "narrow") }
board-too-few-short = { $held } من { $count }

board-prices = جدول الأسعار
board-points = النقاط
board-points-way = { $before } ← { $after } من { $target }
board-less = أقل بواحدة
board-more = أكثر بواحدة

board-trade = عرضك
board-offers-left = { $count ->
    [one] بقي عرض واحد
    [two] بقي عرضان
    [few] بقيت { $count } عروض
    [many] بقي { $count } عرضًا
   *[other] بقي { $count } عرض
}
board-counter = عرض مضاد
board-give = تعطي
board-want = تطلب
board-get = تأخذ
board-anyone = الجميع
board-give-none = اختر بطاقات من يدك
board-want-none = اختر بطاقات من القائمة
board-give-back = استرجع بطاقة { $card }
board-want-back = اعدل عن طلب بطاقة { $card }
board-want-from = { $count ->
    [0] لا بطاقات تطلبها من { $who }
    [one] اطلب من { $who } بطاقة واحدة
    [two] اطلب من { $who } بطاقتين على الأكثر
    [few] اطلب من { $who } حتى { $count } بطاقات
    [many] اطلب من { $who } حتى { $count } بطاقة
   *[other] اطلب من { $who } حتى { $count } بطاقة
}
board-want-from-anyone = { $count ->
    [0] ليس لدى أي لاعب آخر بطاقات تطلبها
    [one] اطلب من الجميع بطاقة واحدة
    [two] اطلب من الجميع بطاقتين على الأكثر
    [few] اطلب من الجميع حتى { $count } بطاقات
    [many] اطلب من الجميع حتى { $count } بطاقة
   *[other] اطلب من الجميع حتى { $count } بطاقة
}
board-wish = اطلب بطاقات { $card }، حتى الآن { $count }
board-wish-known = { $count ->
    [0] اطلب بطاقة { $card }؛ في اليد الأخرى { $known } على الأقل
   *[other] اطلب بطاقات { $card }، حتى الآن { $count }؛ في اليد الأخرى { $known } على الأقل
}
board-known = { PERSON($who) ->
    [you] لديك { $count } على الأقل
   *[other] لدى { $who } { $count } على الأقل
}
board-at-least = ‎≥{ $count }
board-hand-change = يدك: { $before } ← { $after }
board-meld-change = نقاط أفضل شحنة: { $before } ← { $after }
board-ideas = مقايضات قد تعجبكما
board-idea = اعرض على { $to } { $give } مقابل { $want }
board-propose = اعرض على { $to }
board-propose-gift = أهدِ إلى { $to }
board-propose-request = اطلب من { $to }
board-propose-call = اطلب عرضًا من { $to }
board-propose-anyone = اعرض على الجميع
board-propose-gift-anyone = اعرض هدية على الجميع
board-propose-request-anyone = اطلب من الجميع
board-propose-call-anyone = اطلب عروضًا
board-seen-by-two = أنتما وحدكما تريان هذه البطاقات
board-seen-by-all = الجميع يرى هذه البطاقات
board-your-answer = ردّك

board-call = طلب عروض
board-no-cards-side = لا شيء
board-times = ×{ $count }
board-accepts = { PERSON($who) ->
    [you] تقبل
   *[other] { $who }: قبول
}
board-declines = { PERSON($who) ->
    [you] ترفض
   *[other] { $who }: رفض
}

board-attack = هجوم
board-fleet = أسطول: { $count } قراصنة
board-explain-attack = تسرق بطاقة عشوائية، ما لم تُرمَ رياح من يد { $target }.
board-explain-fleet = تسرق يد الهدف كلها، ما لم توقف الأسطول { $count ->
    [one] بطاقة كليبر واحدة
    [two] بطاقتا كليبر
    [few] { $count } بطاقات كليبر
    [many] { $count } بطاقة كليبر
   *[other] { $count } بطاقة كليبر
}.
board-explain-monsoon = كل لاعب آخر يرمي بطاقة عشوائية.
board-explain-typhoon = كل لاعب، وأنت منهم، يرمي يده كلها.
board-explain-promise = لا تُرمى بطاقات كليبر الموعودة إلا إذا أُوقف الأسطول. وإلا { PERSON($whose) ->
    [you] فيدك كلها
   *[other] فيد { $whose } كلها
} من نصيب { $by }: { $cards }.
board-explain-save = بطاقتا كليبر تنقذان يدك ({ $cards }). وإلا فهي من نصيب { $by }.

board-discard = { $count ->
    [one] ارمِ بطاقة واحدة
    [two] ارمِ بطاقتين
    [few] ارمِ { $count } بطاقات
    [many] ارمِ { $count } بطاقة
   *[other] ارمِ { $count } بطاقة
}
board-choose = { $count ->
    [one] اختر بطاقة لترميها
    [two] اختر بطاقتين لترميهما
    [few] اختر { $count } بطاقات لترميها
    [many] اختر { $count } بطاقة لترميها
   *[other] اختر { $count } بطاقة لترميها
}
board-choose-more = { $count ->
    [one] اختر بطاقة أخرى لترميها
    [two] اختر بطاقتين أخريين لترميهما
    [few] اختر { $count } بطاقات أخرى لترميها
    [many] اختر { $count } بطاقة أخرى لترميها
   *[other] اختر { $count } بطاقة أخرى لترميها
}
board-clock = { $minutes }:{ $seconds }

## خيارات التجهيز

option-first = اللاعب الأول
    .help = في «لعبة أخرى» باللاعبين أنفسهم يبدأ الفائز الأخير. وفي أول لعبة، أو بعد فوز مشترك، يقرر الحظ.
option-first-random = لاعب عشوائي
option-first-1 = المقعد 1
option-first-2 = المقعد 2
option-first-3 = المقعد 3
option-first-4 = المقعد 4
option-first-5 = المقعد 5
option-first-6 = المقعد 6
option-first-7 = المقعد 7
option-first-8 = المقعد 8
option-clipper_draws = السحب بالكليبر
    .help = كم مرة في الدور يجوز رمي كليبر لسحب بطاقتين؟
option-clipper_draws-any = بلا حد
option-clipper_draws-one = مرة في الدور
option-ending = نهاية اللعبة
    .help = أتنتهي اللعبة متى بلغ لاعب 100 نقطة، أم يكمل كل اللاعبين الجولة أولًا؟
option-ending-first = أول من يبلغ 100 يفوز
option-ending-equal = أدوار متساوية للجميع
option-clock = ساعة ثلاث دقائق
    .help = بعد ثلاث دقائق من المقايضة في الدور، لا يمكنك تقديم عروض جديدة.
option-clock-off = معطّلة
option-clock-on = مشغّلة
