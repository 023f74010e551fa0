### نصوص الصفحة حول الألعاب.
### محارف خفية: U+200E قبل + و− المكتوبتين لكي تبقيا على يسار العدد (أما SIGNED فتضعه بنفسها)، وU+200F بعد اسم لاتيني يتبعه عدد أو اسم.

## الطاولة وكل الصفحات

title = Tea Table
turn = الدور
now = الآن
home = الرئيسية
undo = تراجع
redo = إعادة
log = السجل
rules = القواعد
rule = القاعدة
menu = القائمة
keys = المفاتيح
letters-are-off = اختصارات الحرف الواحد معطّلة.
more = المزيد
less = أقل
messages = رسائل
message = رسالة
how-to-ask = ما هذا؟ لتعرف، اضغط مطولًا على أي قطعة أو بطاقة أو رقم، أو انقر بالزر الأيمن.
hint = تلميح
close = أغلق
cancel = ألغِ
your-action = إجراؤك
news = منذ دورك الأخير
history = حركات هذه اللعبة
first = إلى البداية
back = حركة إلى الوراء
play = شغّل الحركات
on = حركة إلى الأمام
last = إلى آخر حركة
result = النتيجة
back-to-now = عد إلى الآن
branch = أكمل اللعب من هنا
player = اللاعب
has = المقتنيات
lately = آخر الحركات
nothing-yet = لا شيء بعد.
take-seat = أي مقعد تأخذ؟
take-seat-help = الحواسيب وحدها تلعب. خذ مقعدًا، أو واصل المشاهدة.
only-watch = شاهد فقط
over = انتهت اللعبة
final-scoring = الحساب الختامي
winner = الفوز
board = اللوحة
replay = إعادة العرض
score-again = أعد عرض الحساب
share = شارك
rematch = لعبة أخرى
where-from = من أين جاءت النقاط
best-moment = أفضل لحظة
who-plays = اللاعبون
settings = الإعدادات
this-game = هذه اللعبة
open-hands = أيدٍ مكشوفة
open-hands-help = بلا ستار بين الأدوار: تظهر على الشاشة يد من عليه الدور
always-pass = مرّر عني دائمًا
passes = تمرير دائم
all-are-asked = سؤال لكم جميعًا
theme = المظهر
pace = سرعة الحركات
motion = تحريك القطع
motion-help = تنتقل القطع على اللوحة أمام عينيك، ما لم يطلب هذا الجهاز تقليل الحركة
confirm = تأكيد كل إجراء
confirm-help = يظهر أثر الإجراء، ولا ينفَّذ حتى تؤكده
end-turns = إنهاء الأدوار تلقائيًا
end-turns-help = ينتهي دورك، أو خطوة منه، متى كان كل ما بقي يحتمل الانتظار إلى دورك التالي بلا خسارة
projection = النقاط المتوقعة
projection-help = ما سيحصّله كل لاعب لو انتهت اللعبة الآن، في الألعاب التي يمكن فيها معرفة ذلك
flat = الجهاز على الطاولة بين لاعبَين
flat-help = حين يتشارك اثنان هذا الجهاز، تستدير الصفحة نحو من عليه الدور؛ ويرى الآخر ما يجري في شريط على الحافة البعيدة
export = احفظ في ملف
restart-turn = ابدأ دوري من جديد
concede = سلّم مقعدي لحاسوب
abandon = احذف هذه اللعبة
abandoned = حُذفت اللعبة.
put-back = أعدها
leave = اتركه إلى ما بعد
incompatible-press = هذا لا يتفق مع ما اخترته. ألغِ ذلك أولًا.
ask-undo = أتتراجع عن هذا؟
no = لا
all-agree = تراجع: الكل موافق
no-hint = يمكنك طلب تلميح حين يأتي دورك.
thinking-of-a-hint = جارٍ التفكير في تلميح…
no-such-table = لا توجد لعبة كهذه على هذا الجهاز.
open-in-other-tab = هذه اللعبة مفتوحة في علامة تبويب أخرى. يمكنك مشاهدتها هنا؛ ولتلعب هنا، أغلق تلك العلامة.
play-here = العب هنا بدلًا منه
set-up = الطاولة جاهزة. أنت تنظر إلى الماضي.
moved-by-the-rules = تحرّكه القواعد
curtain = كل الأيدي مغطاة. لا تكمل إلا إن كان هذا مقعدك. وللعب بلا هذا الستار، شغّل «أيدٍ مكشوفة» في القائمة.
answer-openly = أجب دون كشف
answer-openly-help = يمكنك الرد على بطاقة لاعب آخر دون أن ترى يدك: تبقى كل الأيدي مغطاة، فللجميع أن يشاهدوا
sum = المجموع
skip = تخطَّ
to-result = انظر النتيجة
themes-0 = مثل الجهاز
themes-1 = فاتح
themes-2 = داكن
paces-0 = هادئة
paces-1 = عادية
paces-2 = سريعة
paces-3 = فورية
what-keys-do-0 = الانتقال إلى المنطقة التالية
what-keys-do-1 = الانتقال إلى القطعة التالية في المنطقة
what-keys-do-2 = الضغط على القطعة
what-keys-do-3 = الإلغاء، أو إغلاق نافذة
what-keys-do-4 = الانتقال إلى أول قطعة أو آخر قطعة في المنطقة
edge = الحافة
what-letters-do-0 = التراجع
what-letters-do-1 = الإعادة
what-letters-do-2 = فتح السجل
what-letters-do-3 = فتح دليل القواعد
what-letters-do-4 = رؤية محتويات العلبة
what-letters-do-5 = طلب تلميح
what-letters-do-6 = تخطي حركة منافس
what-letters-do-7 = حركة إلى الوراء أو إلى الأمام
what-letters-do-8 = شرح القطعة المحددة؛ وفي غيرها إظهار هذه القائمة
what-letters-do-9 = إعادة آخر جملة
what-letters-do-10 = إلغاء الجمل التي لم تُقل بعد
what-letters-do-11 = إعادة صاحب الدور وما يمكن فعله
what-letters-do-12 = إعادة آخر حركة
what-letters-do-13 = ذكر ما لدى لاعب
what-letters-do-14 = ذكر نقاط الجميع
what-letters-do-15 = الانتقال إلى القطعة التالية التي يمكن ضغطها؛ ومع Shift إلى السابقة
what-letters-do-16 = فتح سطر الأوامر
page-title = { $page } · Tea Table
percent = { $n }%
percent-change = { $n ->
    [0] 0%
   *[other] { SIGNED($n) }%
}
percent-below-one = أقل من 1%
not-kept = { $trouble } يمكنك مواصلة اللعب، لكن هذه اللعبة ستضيع حين تغلق الصفحة. لتحتفظ بها، احفظها في ملف من القائمة.
turn-yours-named = دورك يا { $name }
answer-yours-named = ردّك يا { $name }
answer-yours = ردّك
turn-of = { PERSON($who) ->
    [you] دورك
   *[other] دور { $who }
}
asked = { PERSON($who) ->
    [you] ردّك
   *[other] الرد عند { $who }
}
plays = { PERSON($who) ->
    [you] أنت تلعب الآن
   *[other] اللعب الآن عند { $who }
}
far-side-turn = دور { $name }.
move-of = الحركة { $number } من { $last }
announcement = { $text }‏، { $aside }
recap-turn = { PERSON($who) ->
    [you] في دورك: { $moves }
   *[other] في دور { $who }: { $moves }
}
line-ended = { $line }‏.
name-and-score = { $score ->
    [zero] { $name }‏، بلا نقاط
    [one] { $name }‏، نقطة واحدة
    [two] { $name }‏، نقطتان
    [few] { $name }‏، { $score } نقاط
    [many] { $name }‏، { $score } نقطة
   *[other] { $name }‏، { $score } نقطة
}
play-as = العب باسم { $name }
waits-for = في انتظار { $name }
only-answer = { PERSON($who) ->
    [you] لم يكن لك إلا خيار واحد: { $action }. لُعب عنك.
   *[other] لم يكن أمام { $who } إلا خيار واحد: { $action }. فنُفّذ تلقائيًا.
}
past-move = { $line }‏. أنت تنظر إلى الماضي.
looking-back = أنت تنظر إلى الماضي.
kind-you = أنت
kind-person = إنسان
kind-random = حاسوب عشوائي
kind-computer = حاسوب
kind-level = حاسوب { $level }
kind-character = { FORM($character, "inside") } { $level }
kind-inside-person = إنسان
kind-inside-random = حاسوب عشوائي
kind-inside-computer = حاسوب
kind-inside-level = حاسوب { FORM($level, "inside") }
kind-inside-character = { FORM($character, "inside") } { FORM($level, "inside") }
player-in-log = { $name }‏: { $kind }
turn-heading = الدور { $turn }، { $name }
turn-number = الدور { $turn }
setup-turn = التجهيز
pass-to = مرّر الجهاز إلى { $name }
i-am = أنا { $name }
answers-openly = أجب عن { $name } دون كشف
ask-undo-seen = انكشف منذ ذلك الحين شيء كان خفيًا. اسأل { $others } قبل أن تتراجع؛ وسيُذكر التراجع في السجل.
ask-undo-acted = لعب آخرون منذ ذلك الحين. اسأل { $others } قبل أن تتراجع.
rule-numbered = القاعدة { $number }
rule-titled = القاعدة { $number }: { $title }
hint-action = { $action } ({ $piece })
hint-then = { $first }، ثم { $next }
hint-only = الأفضل: { $best }.
hint-compared = { $lead ->
    [close] ويكاد يساويه: { $other }.
    [better] يفوز أكثر قليلًا من التالي له: { $other }.
   *[far] يفوز أكثر بكثير من التالي له: { $other }.
}
search-failed = لم يجد الحاسوب حركة ({ $why }).
search-again = يحاول الآن مرة أخرى.
search-given-up = تراجع، أو اختر لهذا المقعد لاعبًا آخر من القائمة.
computer-refused = رُفضت حركة الحاسوب. { $why }
unknown-player = ليس في هذا الإصدار من الصفحة لاعب «{ $kind }». اختر لذلك المقعد لاعبًا آخر من القائمة.
scores-nothing = { PERSON($who) ->
    [you] لا نقاط لك
   *[other] لا نقاط لـ{ $who }
}
points-cell = { $name }‏، { $what }: { $points }
points-of = { $name }‏: { $what }
turn-mark = د{ $turn }
final-scoring-step = الحساب الختامي، { $step } من { $steps }
next-category = التالي: { $name }
takebacks = { $count ->
    [one] تم التراجع عن حركة واحدة بعد رؤية معلومات خفية.
    [two] تم التراجع عن حركتين بعد رؤية معلومات خفية.
    [few] تم التراجع عن { $count } حركات بعد رؤية معلومات خفية.
    [many] تم التراجع عن { $count } حركة بعد رؤية معلومات خفية.
   *[other] تم التراجع عن { $count } حركة بعد رؤية معلومات خفية.
}
warnings = { $count ->
    [one] نبّه المعلّم مرة واحدة.
    [two] نبّه المعلّم مرتين.
    [few] نبّه المعلّم { $count } مرات.
    [many] نبّه المعلّم { $count } مرة.
   *[other] نبّه المعلّم { $count } مرة.
}
chart-score = { $name }‏ { $score }
chart-label = كيف جاءت النقاط. النتائج النهائية: { $scores }.

## سطر الأوامر

command-line = سطر الأوامر
command-actions = إجراءات قائمة
    .help = إجراءاتك بأرقامها؛ وكلمة بعدها تختار بعضها؛ ورقم وحده يختار واحدًا، وعدة أرقام تؤلّف صفقة
command-more = المزيد مزيد
    .help = بقية آخر جواب
command-result = نتيجة
    .help = ما يجلبه الإجراء المختار يقينًا، أو صاحب رقم
command-why = لماذا
    .help = لماذا لا يمكن ضغط قطعة، باسمها
command-hint = تلميح
    .help = تلميح؛ ومرة أخرى لأسبابه
command-question = سؤال
    .help = صاحب الدور وما يمكن فعله
command-standing = ترتيب نقاط
    .help = نقاط الجميع وترتيبهم
command-seat = لاعب
    .help = ما لدى لاعب، برقمه أو اسمه؛ ومرة أخرى للمزيد. ويكفي الاسم وحده، ولو كان اسم مكان
command-go = اذهب إلى
    .help = إلى القطعة ذات اسم
command-next = التالي تالي
    .help = إلى القطعة التالية التي في اسمها كلمة
command-near = حول
    .help = القطع حول القطعة المحددة
command-last = آخر
    .help = آخر حركة
command-round = الجديد جديد منذ
    .help = كل ما حدث منذ دورك الأخير
command-words = كلمات
    .help = الطاولة كلها بالكلمات
command-help = مساعدة أوامر
    .help = هذه القائمة
command-no-piece = لم تكن أي قطعة محددة.
command-uncertain = لا شيء مؤكد
command-left = بقي { $count }
command-unknown = «{ $line }» ليس أمرًا. الأقرب: { $nearest }
command-not-found = لم يُعثر على «{ $name }»
told-of = { $name }: { $what }
command-neighbour = { $side ->
    [left] يسارًا: { $piece }
    [right] يمينًا: { $piece }
    [up] فوقها: { $piece }
   *[down] تحتها: { $piece }
}
table-in-words = الطاولة بالكلمات
in-words = بالكلمات
key-change = تغيير المفتاح { $key }: { $effect }
key-press = اضغط المفتاح الجديد: { $effect }. Delete يعطّله وEscape يبقيه.
key-taken = { $key } مستعمل: { $effect }
keys-standard = المفاتيح المعتادة

## محتويات العلبة

components-in-the-box = محتويات العلبة
components-search = ابحث في العلبة
components-kinds = أنواع القطع
components-everything = الكل
components-ours = ما اضطررنا إلى ابتكاره
components-ours-help = الألعاب ملك لمصمميها وناشريها. وحيث لم نحصل على قواعدها أو صورها، كان علينا سد الثغرات. وهذا مصدر المداخل أعلاه ومصدر القواعد:
components-invented = من ابتكارنا إلى أن تُعرف الأرقام المطبوعة
components-nothing-invented = لا شيء مبتكر هنا.
components-correct = أتملك اللعبة؟
components-the-rules = القواعد
components-gone = ذهبت
components-on-the-table = على الطاولة
components-unseen = لم تُرَ
components-in-reserve = في الاحتياط
components-not-used = غير مستعملة
components-where-help = «ذهبت» تعدّ القطع التي لُعبت أو رُميت أو شُحنت. «على الطاولة» تشمل ما لديك وما تعرف أنه في يد منافس. «في الاحتياط» هو المخزون وكل ما لم يُستعمل بعد. «لم تُرَ» كل ما عدا ذلك في اللعبة.
components-where-they-are = أين هي
components-can-be-pressed = يمكنك الضغط عليها الآن.
components-why-not = ليس الآن
components-empty-pile = لا شيء هنا بعد.
components-in-the-pile = ما هنا
components-box-of = { $title }‏: محتويات العلبة
components-how-to-correct = إذن يمكنك المساعدة. سجّل أي قطعة تختلف وما المطبوع عليها، وأرسل ذلك إلى من أعطاك هذه الصفحة. كل الأرقام في ملف واحد: { $file }. والتصحيح يصنع إصدارًا جديدًا من القواعد؛ أما الألعاب التي بدأت فتبقى على القديم.
components-found = { $count ->
    [0] لا شيء في العلبة يذكر «{ $query }».
    [one] وُجد مدخل واحد
    [two] وُجد مدخلان
    [few] وُجدت { $count } مداخل
    [many] وُجد { $count } مدخلًا
   *[other] وُجد { $count } مدخل
}
components-times = ×{ $count }
components-pieces = { $count ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
}
components-in-the-box-count = { $count } في العلبة
components-count-named = { $name }: { $count }
components-share-printed = مطبوعة
components-share-found = من أوصاف اللعبة
components-share-deduced = مستنتجة
components-share-ruled = من قرارنا
components-share-invented = من ابتكارنا
components-figure-counts = عدد كل منها
components-figure-words = ما تفعله
components-invented-all = { $group }: { $figures }
components-invented-some = { $group }: { $figures }، { $count } من { $total }

## ألعاب اليوم

daily-today = ألعاب اليوم
daily-play = العبها
daily-continue = أكملها
daily-practise = تدرّب عليها
daily-above = { $day } · { $streak }
daily-fresh = لم تُلعب بعد
daily-begun = بدأت
daily-help = كل يوم يأتي بلعبة من كل عنوان، توزيعتها واحدة للجميع. محاولتك الأولى هي التي تُحسب؛ وبعدها تدرّب كما تشاء. ويوم فائت واحد في الأسبوع، من الاثنين إلى الأحد، لا يقطع سلسلتك.
daily-new-day = هذا يوم جديد: وهذه ألعابه.
daily-other-day = بحسب تاريخ هذا الجهاز، ليست هذه لعبة اليوم. ما زال بإمكانك التدرّب عليها.
daily-no-such-deal = لا يؤدي هذا الرابط إلى أي لعبة يوم. يجب أن يذكر عنوانًا وتاريخًا مثل 2026-11-23.
daily-no-date = ساعة هذا الجهاز لا تعطي تاريخًا صحيحًا، فلا لعبة لليوم.
daily-peeked = هذه لعبة يوم لم تنهها. ستذكر نتيجتها أنك اختلست نظرة.
daily-would-peek = هذه لعبة يوم لم تنهها. إن نظرت إليها هنا، فستذكر نتيجتها أنك اختلست نظرة.
daily-no-streak = العب واحدة لتبدأ سلسلة
daily-streak = { $days ->
    [one] لعبت يومًا واحدًا
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
daily-of-today = لعبة اليوم من { $title }
daily-of-day = { $title }‏، لعبة { $day }
daily-against = { $opponents ->
    [one] ضد { FORM($level, "opponent") }
    [two] ضد { FORM($level, "pair") }
    [few] ضد { $opponents } { FORM($level, "opponents") }
    [many] ضد { $opponents } { FORM($level, "opponents") }
   *[other] ضد { $opponents } { FORM($level, "opponents") }
}
daily-against-automaton = ضد الآلي
daily-alone = وحدك
daily-finish = { $won ->
    [yes] { $score ->
        [one] فوز بنقطة واحدة
        [two] فوز بنقطتين
        [few] فوز، { $score } نقاط
        [many] فوز، { $score } نقطة
       *[other] فوز، { $score } نقطة
    }
   *[no] { $score ->
        [one] خسارة، نقطة واحدة
        [two] خسارة، نقطتان
        [few] خسارة، { $score } نقاط
        [many] خسارة، { $score } نقطة
       *[other] خسارة، { $score } نقطة
    }
}
daily-finish-peeked = { $finish }، بعد اختلاس نظرة
daily-button = { $title } { $shown }. لعبة اليوم: { $state }
daily-practice = تدريب: لعبة { $day }.
daily-counts = { $peeked ->
    [yes] لعبة { $day } محسوبة، لكن نتيجتها تذكر نظرة إلى معلومات خفية.
   *[no] لعبة { $day } محسوبة.
}
daily-counted-days = { $days ->
    [one] لعبت يومًا واحدًا.
    [two] يومان متتاليان.
    [few] { $days } أيام متتالية.
    [many] { $days } يومًا متتاليًا.
   *[other] { $days } يوم متتالٍ.
}

## التوزيعة نفسها

duplicate-same-deal = التوزيعة نفسها
duplicate-again = أعد لعب التوزيعة نفسها
duplicate-seat = مقعدك
duplicate-play = العبها
duplicate-help = البطاقات نفسها، والحظ نفسه، والمقاعد نفسها. النتيجة في هذا الرابط مختومة: متى أنهيت لعبتك فُحصت بحسب القواعد وظهرت لك.
duplicate-counts = هذه لعبة اليوم، ومحاولتك الأولى فيها محسوبة.
duplicate-not-over = ليس في هذا الرابط لعبة منتهية، فلا شيء يُقارن به.
duplicate-compared = التوزيعة نفسها، لُعبت مرتين
duplicate-source = النقاط من
duplicate-yours = أنت
duplicate-score = النتيجة
duplicate-never-parted = كانت اللعبتان متطابقتين حتى آخر حركة.
duplicate-your-parting = لعبتك عند تلك النقطة
duplicate-your-review = لعبتك كلها ومراجعتها
duplicate-won = فوز
duplicate-from = { PERSON($who) ->
    [you] لعبتَ هذه التوزيعة من { $title }.
   *[other] لدى { $who } نتيجة في هذه التوزيعة من { $title }.
}
duplicate-theirs = { $name } سابقًا
duplicate-parted = تفترق اللعبتان أول مرة عند { $heading }. في لعبتك: { $yours } وفي الأخرى: { $theirs }
duplicate-was-over = كانت اللعبة قد انتهت.
duplicate-their-parting = لعبة { $name } عند تلك النقطة
duplicate-their-review = لعبة { $name } كلها ومراجعتها
duplicate-peeked = { PERSON($who) ->
    [you] تراجعتَ عن حركات بعد نظرة إلى معلومات خفية.
   *[other] في لعبة { $who } تراجع عن حركات بعد نظرة إلى معلومات خفية.
}

## الرف

home-still-on-the-table = ألعاب جارية
home-all-saved = كل الألعاب المحفوظة
home-shelf = الرف
home-continue = أكمل
home-new-game = لعبة جديدة
home-no-board = القواعد فقط حاليًا
home-no-board-yet = يمكنك قراءة قواعد هذه اللعبة هنا، لكن لا لوحة لها بعد.
home-learn = تعلّم
home-ready-offline = جاهزة للعب دون اتصال
home-keeps-nothing = لا يسمح هذا المتصفح للصفحة بحفظ أي شيء. ستضيع ألعابك حين تغلق الصفحة، ما لم تحفظها في ملفات.
home-update = إصدار جديد جاهز
home-switch = حدّث الآن
home-install = ثبّت
home-to-dark = المظهر الداكن
home-to-light = المظهر الفاتح
home-foot = بلا حساب، بلا شبكة، بلا تتبّع. ألعابك تبقى على هذا الجهاز.
home-about = عن الصفحة وصنّاعها
home-install-apple = اضغط زر المشاركة في شريط المتصفح، ثم «إضافة إلى الشاشة الرئيسية».
home-install-apple-store = التطبيق على الشاشة الرئيسية له تخزينه الخاص، فلن تجد فيه ما بدأته هنا من ألعاب. احفظها كلها في ملف واحد أولًا، ثم افتح ذلك الملف في التطبيق.
home-install-other = افتح قائمة المتصفح واختر «تثبيت» أو «إضافة إلى الشاشة الرئيسية». وإن لم تجد شيئًا كهذا، فالصفحة تعمل دون اتصال بعد أن تفتحها مرة.
home-install-insecure = هذا العنوان غير آمن (بلا https)، فلا يستطيع المتصفح تثبيت الصفحة ولا الاحتفاظ بها للعمل دون اتصال.
home-save-all-first = احفظ كل الألعاب في ملف واحد
home-players = { $least } إلى { $most }
home-players-exactly = { $count ->
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
home-players-range = { $least } إلى { $most } لاعبين
home-minutes = { $minutes } د
home-minutes-range = { $least } إلى { $most } د
home-more-saved = { $count ->
    [one] لعبة محفوظة أخرى
    [two] لعبتان محفوظتان أخريان
    [few] { $count } ألعاب محفوظة أخرى
    [many] { $count } لعبة محفوظة أخرى
   *[other] { $count } لعبة محفوظة أخرى
}
home-unreadable = { $count ->
    [one] لعبة محفوظة واحدة تتعذر قراءتها. هي باقية، ويمكنك حفظها في ملف.
    [two] لعبتان محفوظتان تتعذر قراءتهما. هما باقيتان، ويمكنك حفظهما في ملفين.
    [few] { $count } ألعاب محفوظة تتعذر قراءتها. هي باقية، ويمكنك حفظها في ملفات.
    [many] { $count } لعبة محفوظة تتعذر قراءتها. هي باقية، ويمكنك حفظها في ملفات.
   *[other] { $count } لعبة محفوظة تتعذر قراءتها. هي باقية، ويمكنك حفظها في ملفات.
}
home-your-turn = دورك
home-pass-to = مرّر إلى { $name }
home-turn-of = دور { $name }
home-computer-named = { $name } ({ $kind })
home-who-plays = { $players }
home-continue-game = أكمل { $title }‏، { $heading }
home-new-game-of = لعبة { $title } جديدة
home-learn-title = تعلّم { $title }‏: القواعد

## الدروس

lesson-learn = تعلّم باللعب
lesson-new-here = أول مرة هنا؟
lesson-lesson = الدرس
lesson-coach = المدرّب
lesson-next = التالي
lesson-got-it = فهمت
lesson-all-right = حسنًا
lesson-again = أعد الدرس
lesson-whole-game = العب لعبة كاملة
lesson-free = واصل اللعب. يعود الدرس متى كان هناك جديد تتعلّمه.
lesson-done = انتهى الدرس. في ألعابك الكاملة الأولى يشرح المدرّب القواعد الجديدة حين تظهر.
lesson-resumed = يتواصل الدرس من حيث توقفت.
lesson-broken = الدرس الذي بدأته من إصدار آخر لهذه الصفحة، لذلك يبدأ من جديد.
lesson-no-such-lesson = لا يوجد درس كهذا.
lesson-coaching = المدرّب
lesson-coaching-help = في ألعابك الأولى من كل عنوان، يشرح القواعد الجديدة حين تظهر
lesson-tutor = المعلّم
lesson-tutor-help = ضد الحواسيب، ينبهني قبل خطأ كبير، مرة واحدة في الدور على الأكثر (ويُذكر في السجل)
lesson-something-better = هناك حركة أفضل. أتنظر مرة أخرى؟
lesson-look-again = انظر مرة أخرى
lesson-play-it = العبها
lesson-minute = في دقيقة واحدة
lesson-lessons = تعلّم باللعب
lesson-rulebook = دليل القواعد، قسمًا قسمًا
lesson-sources = مصدر هذه القواعد، وما هو منها لنا
lesson-learn-minutes = تعلّم باللعب ({ $minutes } د)
lesson-named = { $title } ({ $minutes } د)
lesson-learn-of = تعلّم باللعب: { $title } ({ $minutes } د)
lesson-press = اضغط «{ $written }».
lesson-press-piece = اضغط القطعة المحاطة بحلقة: { $piece }.
lesson-press-ringed = اضغط القطعة المحاطة بحلقة.
lesson-press-cancel = اضغط × للإلغاء.

## المباريات

matches-new = مباراة من عدة توزيعات: { $title }
matches-as-match = العب مباراة مع أصدقاء في مكان آخر…
matches-help = يلعب الجميع التوزيعات نفسها، كل على جهازه، ضد حواسيب. في كل توزيعة لكم جميعًا المقعد نفسه، ويتغير من توزيعة إلى أخرى. تنتقل المباراة بينكم رابطًا أو ملفًا. وتبقى نتائج الآخرين في أي توزيعة مختومة إلى أن تلعبها بنفسك.
matches-your-name = اسمك
matches-people = المشاركون
matches-deals = التوزيعات
matches-seats = المقاعد حول كل طاولة
matches-computers = الحواسيب
matches-scoring = طريقة الحساب
matches-options = قواعد المنزل، كما جهّزت هذه اللعبة آخر مرة: { $options }.
matches-option = { $option }: { $value }
matches-begin = ابدأ المباراة
matches-no-name = اكتب اسمك، ليعرف الآخرون صاحب هذه النتائج.
matches-matches = المباريات
matches-results = التوزيعات والنتائج
matches-total = المجموع
matches-deal = التوزيعة
matches-sealed = مختومة
matches-nothing = –
matches-pass-on = مرّرها
matches-file = احفظ في ملف
matches-long = يحمل هذا الرابط ألعابًا كاملة، وهو طويل. بعض التطبيقات تقطع روابط كهذه؛ والملف آمن منها.
matches-proof = ما يثبته هذا
matches-proved = الثابت: كل نتيجة لعبة كاملة من التوزيعة الصحيحة، فُحصت بحسب القواعد على هذا الجهاز. إنسان واحد مسجّل في المقعد المتفق عليه، وفي سائر المقاعد حواسيب من المستوى المتفق عليه.
matches-not-proved = غير الثابت: من لعب، وبعد كم محاولة، ومن ساعد، وهل اختارت الحواسيب حركاتها بنفسها. الختم يمنع اللاعب الأمين من النظر قبل الأوان؛ ولا يمنع من يفكك الصفحة.
matches-join = انضم إلى المباراة
matches-shared = شاركك أحدهم مباراة
matches-full = كل الأماكن في هذه المباراة محجوزة. متى انتهت، أظهر رابطها كيف انتهت.
matches-delete = احذف المباراة
matches-delete-confirm = احذفها نهائيًا؛ وأبقِ الألعاب
matches-results-merged = صارت النتائج التي في هذا الرابط جزءًا من المباراة.
matches-copied = نُسخ الرابط: مرّره.
matches-to-match = إلى المباراة
matches-scorings-0 = نقاط المقارنة
    .inside = نقاط المقارنة
matches-scorings-1 = الفارق
    .inside = الفارق
matches-scorings-help-0 = في كل توزيعة تحصّل نقطة عن كل لاعب تتفوق عليه ونصف نقطة عن كل تعادل. والفوز على طاولتك يغلب أي نتيجة بلا فوز.
matches-scorings-help-1 = في كل توزيعة تحصّل ما تسبق به كلًّا من الآخرين من نقاط؛ وحيث تتأخر تخسر الفارق.
matches-title = مباراة { $title }
matches-terms = توزيعات: { $deals }، مقاعد: { $seats }، حاسوب { FORM($level, "inside") }، الحساب بطريقة { FORM($scoring, "inside") }
matches-terms-alone = توزيعات: { $deals }، وحدك، الحساب بطريقة { FORM($scoring, "inside") }
matches-people-all = { $names }
matches-people-more = { $more ->
    [one] { $names }، وبقي مكان واحد
    [two] { $names }، وبقي مكانان
    [few] { $names }، وبقيت { $more } أماكن
    [many] { $names }، وبقي { $more } مكانًا
   *[other] { $names }، وبقي { $more } مكان
}
matches-play = العب التوزيعة { $deal } من { $of }
matches-continue = أكمل التوزيعة { $deal } من { $of }
matches-all-to-play = لم تلعب بعد أيًّا من التوزيعات، وعددها { $deals }. التالية هي التوزيعة { $next }.
matches-some-to-play = لعبت { $played } من { $deals } من التوزيعات. التالية هي التوزيعة { $next }.
matches-waits = لعبت كل توزيعاتك. وبحسب ما يعرفه هذا الجهاز: { $waits }. مرّر المباراة.
matches-left = { PERSON($who) ->
    [you] { $deals ->
        [one] بقيت لك توزيعة واحدة
        [two] بقيت لك توزيعتان
        [few] بقيت لك { $deals } توزيعات
        [many] بقيت لك { $deals } توزيعة
       *[other] بقيت لك { $deals } توزيعة
    }
   *[other] { $deals ->
        [one] بقيت على { $who } توزيعة واحدة
        [two] بقيت على { $who } توزيعتان
        [few] بقيت على { $who }‏ { $deals } توزيعات
        [many] بقيت على { $who }‏ { $deals } توزيعة
       *[other] بقيت على { $who }‏ { $deals } توزيعة
    }
}
matches-to-join = { $people ->
    [one] مشارك واحد لم ينضم بعد
    [two] مشاركان لم ينضما بعد
    [few] { $people } مشاركين لم ينضموا بعد
    [many] { $people } مشاركًا لم ينضموا بعد
   *[other] { $people } مشارك لم ينضموا بعد
}
matches-won = { PERSON($who) ->
    [you] فزت بالمباراة برصيد { $points }.
    [you-all] الفوز بالمباراة مشترك: { $who }، برصيد { $points } لكل واحد.
    [several] الفوز بالمباراة مشترك: { $who }، برصيد { $points } لكل واحد.
   *[other] الفوز بالمباراة من نصيب { $who }، برصيد { $points }.
}
matches-won-ahead = { PERSON($who) ->
    [you] فزت بالمباراة برصيد { $points }، متقدّمًا على { $others }.
    [you-all] الفوز بالمباراة مشترك: { $who }، برصيد { $points } لكل واحد، وبعدهم { $others }.
    [several] الفوز بالمباراة مشترك: { $who }، برصيد { $points } لكل واحد، وبعدهم { $others }.
   *[other] الفوز بالمباراة من نصيب { $who }، برصيد { $points }، وبعد ذلك { $others }.
}
matches-with = { $name } برصيد { $points }
matches-result-won = { $score }، فوز
matches-deal-row = { $deal } (المقعد { $seat })
matches-takebacks = { PERSON($who) ->
    [you] { $count ->
        [one] تراجعت عن حركة واحدة بعد أن رأيت عاقبتها.
        [two] تراجعت عن حركتين بعد أن رأيت عاقبتهما.
        [few] تراجعت عن { $count } حركات بعد أن رأيت عاقبتها.
        [many] تراجعت عن { $count } حركة بعد أن رأيت عاقبتها.
       *[other] تراجعت عن { $count } حركة بعد أن رأيت عاقبتها.
    }
   *[other] { $count ->
        [one] لدى { $who } تراجع عن حركة واحدة بعد رؤية عاقبتها.
        [two] لدى { $who } تراجع عن حركتين بعد رؤية عاقبتهما.
        [few] لدى { $who } تراجع عن { $count } حركات بعد رؤية عاقبتها.
        [many] لدى { $who } تراجع عن { $count } حركة بعد رؤية عاقبتها.
       *[other] لدى { $who } تراجع عن { $count } حركة بعد رؤية عاقبتها.
    }
}
matches-note = التوزيعة { $deal } من { $of } في مباراة.
matches-not-counted = هذه النتيجة لا تُحسب في مباراتها: { $why }.
matches-entry = { $title }‏: لُعبت { $played } من { $deals } من التوزيعات، مع { $others }
matches-entry-alone = { $title }‏: لُعبت { $played } من { $deals } من التوزيعات
matches-invite = { $deals ->
    [one] مباراة { $title } من توزيعة واحدة: كيف ستبلي فيها؟
    [two] مباراة { $title } من توزيعتين: كيف ستبلي فيها؟
    [few] مباراة { $title } من { $deals } توزيعات: كيف ستبلي فيها؟
    [many] مباراة { $title } من { $deals } توزيعة: كيف ستبلي فيها؟
   *[other] مباراة { $title } من { $deals } توزيعة: كيف ستبلي فيها؟
}

## المقارنة

par-par = مقارنة بالحواسيب
par-help = على هذا الجهاز تلعب حواسيب التوزيعة نفسها من مقعدك بكل قوتها، ضد الخصوم الذين واجهتهم. يأخذ هذا وقتًا: فأقواها قد يحتاج إلى عدة دقائق لكل لعبة.
par-level = يلعبها
par-start = دعها تلعب
par-stop = أوقف
par-levels-0 = مبتدئون
    .players = اللاعبين المبتدئين
par-levels-1 = متمكّنون
    .players = اللاعبين المتمكّنين
par-levels-2 = بارعون
    .players = اللاعبين البارعين
par-levels-3 = أساتذة
    .players = الأساتذة
par-first = تُلعب الآن اللعبة الأولى من { $games }.
par-sentence = كنت أفضل من { $share }% من { FORM($who, "players") } (بين { $low } و{ $high }%، بثقة 95%)، بعد { $games } من { $all } من الألعاب.

## المراجعة

review-review-game = راجع هذه اللعبة
review-review-help = ما قيمة كل اختيار، وما كان حظًا
review-review = مراجعة
review-whose = اللاعب
review-stop = أوقف
review-go-on = أكمل
review-chart = فرص الفوز حركة بحركة. تنقّل بمفاتيح الأسهم؛ وEnter يفتح الحركة
review-luck-bars = الحظ
review-lessons = الأكثر فائدة
review-costliest = الأعلى كلفة
review-turning-points = نقاط التحول
review-no-lessons = لا اختيار بارز.
review-books = من أين جاء الفوز
review-books-help = كل رقم حصة من الفوز مع هامش خطئه. البداية والحظ والاختيارات مجموعها النتيجة. الدقة ما يبقى من 100 بعد أن تأخذ كل خسارة نصيبها. والباقي ما فات التقديرات.
review-accuracy = الدقة
review-start = البداية
review-deal = التوزيعة
review-draws = السحب
review-hidden = الأيدي المخفية
review-own = اختيارات اللاعب
review-rivals = اختيارات المنافسين والباقي
review-result = النتيجة
review-the-deal = التوزيعة
review-played = ما لُعب
review-better = الأفضل
review-then = ثم { $actions }
review-brings = ما يأتي به الخط الأفضل حتى نهاية الجولة التالية:
review-brings-at-end = ما يأتي به الخط الأفضل حتى نهاية اللعبة:
review-knowing = الحكم على أساس
review-see = شاهدها على اللوحة
review-walk = العب الحركة الأفضل
review-play-on = أكمل اللعب من هنا
review-step = تتبّع الخط الأفضل خطوة خطوة
review-to-review = رجوع
review-all-moves = كل الحركات في جدول
review-more-rows = مزيد من الحركات
review-not-all = هذه لعبة طويلة، لذلك حُلّلت فقط التوزيعة واختيارات البشر والحركات التي انقلبت فيها الفرص. أما بقية الحركات فلا تُحسب لأحد ولا عليه.
review-the-rest = حلّل الباقي
review-deeper = تعمّق
review-looked-deeper = حُلّلت في عشرة أمثال الوقت.
review-looking = جارٍ التحليل…
review-not-yet = لم تُحلّل هذه الحركة بعد.
review-no-choice = لم يكن هناك ما يُختار.
review-best = لم توجد حركة أفضل.
review-before-and-after = الفرص قبل النقلة وبعدها
review-known-0 = ما كان معروفًا
review-known-1 = كل البطاقات مكشوفة
review-columns-0 = الحركة
review-columns-1 = من
review-columns-2 = ماذا
review-columns-3 = العلامة
review-columns-4 = الفرص
review-columns-5 = الحظ
review-within = ± { $n }
review-find = حركة لامعة
review-inaccuracy = هفوة
review-mistake = خطأ
review-blunder = غلطة فادحة
review-finds = حركات لامعة
review-inaccuracies = هفوات
review-mistakes = أخطاء
review-blunders = غلطات فادحة
review-verdict = { $choices }. { $luck }.
review-verdict-so-far = حتى الآن: { $choices }. { $luck }.
review-the-others = الآخرين
review-gave-nothing-away = { PERSON($who) ->
    [you] لم تُضِع شيئًا يمكن قياسه
   *[other] لم يَضِع في اختيارات { $who } شيء يمكن قياسه
}
review-gave-away = { PERSON($who) ->
    [you] أضاعت اختياراتك { $share }%
   *[other] تكلفة اختيارات { $who }‏: { $share }%
}
review-chose-better = { PERSON($who) ->
    [you] اختياراتك أفضل من اختيارات { $rival }‏ (‎+{ $share }% للفوز)
   *[other] { PERSON($rival) ->
        [you] اختيارات { $who } أفضل من اختياراتك (‎+{ $share }% للفوز)
       *[other] اختيارات { $who } أفضل من اختيارات { $rival } (‎+{ $share }% للفوز)
    }
}
review-chose-worse = { PERSON($who) ->
    [you] اختياراتك دون اختيارات { $rival }‏ (‎−{ $share }% للفوز)
   *[other] { PERSON($rival) ->
        [you] اختيارات { $who } دون اختياراتك (‎−{ $share }% للفوز)
       *[other] اختيارات { $who } دون اختيارات { $rival } (‎−{ $share }% للفوز)
    }
}
review-chose-as-well = { PERSON($who) ->
    [you] اختياراتك بمستوى اختيارات { $rival } تقريبًا
   *[other] { PERSON($rival) ->
        [you] اختيارات { $who } بمستوى اختياراتك تقريبًا
       *[other] اختيارات { $who } بمستوى اختيارات { $rival } تقريبًا
    }
}
review-luck-even = كان الحظ متعادلًا تقريبًا
review-by-deal = التوزيعة
review-by-draws = السحب
review-by-hidden = الأيدي المخفية
review-luck-cost = { PERSON($who) ->
    [you] { $what }: خسرت { $share }%
   *[other] { $what }: خسارة { $share }% على { $who }
}
review-luck-brought = { PERSON($who) ->
    [you] { $what }: كسبت { $share }%
   *[other] { $what }: مكسب { $share }% لصالح { $who }
}
review-place = { $turn } · الحركة { $number } من { $last }
review-progress = حُلّلت { $done } من { $all } من الحركات
review-loss-exact = أضاعت { $share }%
review-loss = أضاعت { $share }% (± { $error })
review-loss-close = أقرب من أن يُحسم: أضاعت بين { $low }% و{ $high }%
review-losses = { $count ->
    [zero] لم يُضِع أي اختيار شيئًا.
    [one] اختيار واحد أضاع { $share }% إجمالًا.
    [two] اختياران أضاعا { $share }% إجمالًا، والنصيب الأكبر ({ $most }%) في { $section }.
    [few] { $count } اختيارات أضاعت { $share }% إجمالًا، والنصيب الأكبر ({ $most }%) في { $section }.
    [many] { $count } اختيارًا أضاعت { $share }% إجمالًا، والنصيب الأكبر ({ $most }%) في { $section }.
   *[other] { $count } اختيار أضاعت { $share }% إجمالًا، والنصيب الأكبر ({ $most }%) في { $section }.
}
review-chances = { PERSON($who) ->
    [you] فرصك: { $played }% بالحركة التي لُعبت، و{ $better }% بالحركة الأفضل
   *[other] فرص { $who }‏: { $played }% بالحركة التي لُعبت، و{ $better }% بالحركة الأفضل
}
review-change = { $before }% ← { $after }%
review-instead = { $name }: { $better } بدل { $played }
review-find-gain = { SIGNED($share) }% (± { $error }) مقارنة بالحركة البديهية
review-then-luck-cost = { PERSON($who) ->
    [you] ثم أخذ منك الحظ { $share }%.
   *[other] ثم أخذ الحظ { $share }% من { $who }.
}
review-then-luck-brought = { PERSON($who) ->
    [you] ثم أعطاك الحظ { $share }%.
   *[other] ثم أضاف الحظ { $share }% إلى { $who }.
}
review-move = الحركة { $number }
review-chance = { $name }‏ { $share }%
review-moment = { $place }. { $chances }.
review-moment-marked = { $place }. { $chances }. { $mark } من { $name }.
review-prospect = { $points } { $category }
review-failed = تعذّر تحليل بعض الحركات: { $why }
review-not-kept = { $trouble } ستضيع المراجعة حين تغلق الصفحة، لكن يمكنك إجراؤها مرة أخرى.

## التدريب

practice-title = تدريب
practice-these = تدرّب على هذه اللحظات
practice-this = تدرّب على هذه اللحظة
practice-due = { $count ->
    [zero] لا لحظات للتدريب
    [one] لحظة واحدة للتدريب
    [two] لحظتان للتدريب
    [few] { $count } لحظات للتدريب
    [many] { $count } لحظة للتدريب
   *[other] { $count } لحظة للتدريب
}
practice-question = ماذا كنت لتفعل؟ ({ $number } من { $last })
practice-best = أفضل اختيار.
practice-as-good = جيد مثل أفضل اختيار، بقدر ما يمكن الحكم.
practice-why = لماذا؟
practice-no-answer = تعذّر تقييم هذا الجواب. اختر مرة أخرى.
practice-only = هذا تدريب‏: اختر ما كنت لتفعله فحسب.
practice-answer = الجواب
practice-remove = لا تسألني هذا مجددًا
practice-done = هذا كل شيء لليوم.
practice-next = { $days ->
    [zero] تأتي اللحظة التالية اليوم.
    [one] تأتي اللحظة التالية غدًا.
    [two] تأتي اللحظة التالية بعد يومين.
    [few] تأتي اللحظة التالية بعد { $days } أيام.
    [many] تأتي اللحظة التالية بعد { $days } يومًا.
   *[other] تأتي اللحظة التالية بعد { $days } يوم.
}
practice-none = لا شيء للتدريب اليوم. حين تنتهي لعبة، تعرض عليك مراجعتها اللحظات التي تستحق نظرة أخرى.
practice-dropped = { $count ->
    [zero] لم تُحذف أي لحظة.
    [one] لحظة واحدة لم يعد بالإمكان إعادة لعبها، فحُذفت.
    [two] لحظتان لم يعد بالإمكان إعادة لعبهما، فحُذفتا.
    [few] { $count } لحظات لم يعد بالإمكان إعادة لعبها، فحُذفت.
    [many] { $count } لحظة لم يعد بالإمكان إعادة لعبها، فحُذفت.
   *[other] { $count } لحظة لم يعد بالإمكان إعادة لعبها، فحُذفت.
}
practice-full = لا مكان لمزيد من اللحظات حتى تتقن بعضها.

## القواعد

rules-search = ابحث في القواعد
rules-contents = المحتويات
rules-legend = مصدر القواعد
rules-link-to = رابط إلى «{ $section }»
rules-link-copied = نُسخ رابط هذا القسم.
rules-play-it = لعبة جديدة
rules-of = { $title }‏: القواعد
rules-found = { $count ->
    [0] لا قسم يذكر «{ $query }».
    [one] وُجد قسم واحد
    [two] وُجد قسمان
    [few] وُجدت { $count } أقسام
    [many] وُجد { $count } قسمًا
   *[other] وُجد { $count } قسم
}
rules-source-printed = مطبوع
    .meaning = من قواعد الناشر، بقدر ما وصلنا منها؛ والصياغة لنا.
rules-source-found = معثور عليه
    .meaning = من أوصاف منشورة للعبة؛ والفقرة تسميها.
rules-source-deduced = مستنتج
    .meaning = نتيجة للقواعد المطبوعة أو للأوصاف التي وجدناها.
rules-source-ruled = من قرارنا
    .meaning = القواعد المطبوعة لا تقول شيئًا، فكان علينا أن نقرر.
rules-source-invented = من ابتكارنا
    .meaning = ليس لدينا النص المطبوع، فابتكرنا هذا ليلائم الباقي.

## الألعاب المحفوظة

saved-saved = الألعاب المحفوظة
saved-none = لا ألعاب محفوظة على هذا الجهاز بعد. كل لعبة تُحفظ تلقائيًا بعد كل حركة.
saved-no-match = لا لعبة محفوظة توافق هذه المرشحات.
saved-to-shelf = اذهب إلى الرف
saved-export-all = احفظ الكل في ملف واحد
saved-import = افتح ملفات
saved-not-read = لم يسمح الجهاز للصفحة بقراءة الملف.
saved-which-game = اللعبة
saved-all-games = كل الألعاب
saved-which-state = جارية أم منتهية
saved-which-result = فوز أم خسارة
saved-won = فوز
saved-lost = خسارة
saved-opening = جارٍ الفحص…
saved-unreadable = لعبة محفوظة تتعذر قراءتها
saved-recovered = تعذّرت قراءة آخر حركة؛ هذا هو الوضع قبلها.
saved-delete-confirm = احذف نهائيًا
saved-statistics = الإحصاءات
saved-statistics-help = الألعاب المنتهية على هذا الجهاز التي لعب فيها إنسان واحد وحده أو ضد حواسيب، مرتبة بحسب أقوى حاسوب حول الطاولة. لا تدخل فيها فروع الألعاب الأخرى، ولا الألعاب من روابط أو ملفات مفردة. والمدى بعد عدد مرات الفوز يبيّن أين تقع نسبة فوزك الحقيقية، بثقة 95%.
saved-export-statistics = احفظ في ملف
saved-reset = ابدأ من جديد
saved-reset-confirm = احسب من الآن فقط
saved-count-all = احسب كل الألعاب من جديد
saved-since = لا تُحسب إلا الألعاب منذ بدأت من جديد.
saved-categories = متوسط النقاط بحسب المصدر
saved-states-0 = الكل
saved-states-1 = جارية
saved-states-2 = منتهية
saved-results-0 = أي نتيجة
saved-results-1 = فوز
saved-results-2 = خسارة
saved-columns-0 = ضد
saved-columns-1 = ألعاب
saved-columns-2 = فوز
saved-columns-3 = الأفضل
saved-columns-4 = المتوسط
saved-columns-5 = فوز متتالٍ
saved-columns-6 = أيام
saved-against-0 = وحدك
saved-against-1 = عشوائي
saved-against-2 = مبتدئ
saved-against-3 = متمكّن
saved-against-4 = بارع
saved-against-5 = أستاذ
saved-full = { $trouble } ما فتحته يبقى هنا إلى أن تغلق الصفحة فقط.
saved-export = احفظ لعبة { $title } هذه في ملف
saved-delete = احذف لعبة { $title } هذه
saved-deleted = { $title }‏: حُذفت.
saved-running = { $heading }. { $turn }
saved-replay = إعادة العرض: { $title }‏، { $state }
saved-count = { $count } محفوظة
saved-count-of = { $shown } من { $count }
saved-against = { $computers }، { $seats ->
    [one] مقعد واحد
    [two] مقعدان
    [few] { $seats } مقاعد
    [many] { $seats } مقعدًا
   *[other] { $seats } مقعد
}
saved-wins = { $wins } ({ $low } إلى { $high }%)
saved-category = { $name } { $points }
saved-categories-against = { $against }: { $categories }
saved-accuracy-once = { $against }: الدقة { $accuracy } في اللعبة المراجَعة
saved-accuracy = { $against }: متوسط الدقة { $mean } في آخر ألعاب مراجَعة، وعددها { $games } ({ $each })
saved-days = { $days ->
    [one] ألعاب اليوم: لُعبت في يوم واحد، وأطول سلسلة { $longest }.
    [two] ألعاب اليوم: لُعبت في يومين، وأطول سلسلة { $longest }.
    [few] ألعاب اليوم: لُعبت في { $days } أيام، وأطول سلسلة { $longest }.
    [many] ألعاب اليوم: لُعبت في { $days } يومًا، وأطول سلسلة { $longest }.
   *[other] ألعاب اليوم: لُعبت في { $days } يوم، وأطول سلسلة { $longest }.
}
saved-days-peeked = { $count ->
    [one] لعبة واحدة منها بعد نظرة إلى معلومات خفية.
    [two] لعبتان منها بعد نظرة إلى معلومات خفية.
    [few] { $count } ألعاب منها بعد نظرة إلى معلومات خفية.
    [many] { $count } لعبة منها بعد نظرة إلى معلومات خفية.
   *[other] { $count } لعبة منها بعد نظرة إلى معلومات خفية.
}
saved-peeked = { $games ->
    [one] { $against }: لعبة واحدة بعد نظرة إلى معلومات خفية
    [two] { $against }: لعبتان بعد نظرة إلى معلومات خفية
    [few] { $against }: { $games } ألعاب بعد نظرة إلى معلومات خفية
    [many] { $against }: { $games } لعبة بعد نظرة إلى معلومات خفية
   *[other] { $against }: { $games } لعبة بعد نظرة إلى معلومات خفية
}
saved-from-branch = فرع من لعبة أخرى: خارج الإحصاءات
saved-from-elsewhere = من رابط أو ملف: خارج الإحصاءات
saved-imported = { $count ->
    [0] لم تُضف ألعاب جديدة.
    [one] أضيفت لعبة واحدة.
    [two] أضيفت لعبتان.
    [few] أضيفت { $count } ألعاب.
    [many] أضيفت { $count } لعبة.
   *[other] أضيفت { $count } لعبة.
}
saved-imported-known = { $count ->
    [one] لعبة واحدة كانت هنا من قبل.
    [two] لعبتان كانتا هنا من قبل.
    [few] { $count } ألعاب كانت هنا من قبل.
    [many] { $count } لعبة كانت هنا من قبل.
   *[other] { $count } لعبة كانت هنا من قبل.
}
saved-imported-unreadable = { $count ->
    [one] لعبة محفوظة واحدة تتعذر قراءتها؛ أضيفت كما هي.
    [two] لعبتان محفوظتان تتعذر قراءتهما؛ أضيفتا كما هما.
    [few] { $count } ألعاب محفوظة تتعذر قراءتها؛ أضيفت كما هي.
    [many] { $count } لعبة محفوظة تتعذر قراءتها؛ أضيفت كما هي.
   *[other] { $count } لعبة محفوظة تتعذر قراءتها؛ أضيفت كما هي.
}
saved-imported-more = وعدد آخر من أمثالها: { $count }.
saved-imported-days-and-matches = أضيفت أيضًا ألعاب اليوم والمباريات ولحظات التدريب التي في الملف.
saved-refused = { $file }‏: { $why }

## الإعدادات

settings-looks = المظهر
settings-language = اللغة
settings-language-browser = مثل المتصفح
settings-language-help = تحمّل الصفحة النصوص الجديدة؛ وألعابك تبقى كما هي.
settings-play = على الطاولة
settings-pace-help = كم تبقى حركة الحاسوب على الشاشة، وما سرعة تنقّل القطع
settings-sound = الصوت
settings-sound-help = صوت قصير لكل حدث: النرد، سفينة، النقاط، دورك
settings-vibration = الاهتزاز
settings-vibration-help = يهتز الهاتف هزة قصيرة حين تلعب وحين يأتي دورك
settings-cover = غطِّ الأيدي حين تغادر الصفحة
settings-cover-help = على جهاز مشترك: تُغطى اليد المكشوفة متى غابت الصفحة عن النظر هذه المدة
settings-theme-help = فاتح أو داكن أو كما ضُبط هذا الجهاز
settings-letters = اختصارات الحرف الواحد
settings-letters-help = U للتراجع، وH للتلميح، وغيرهما. عطّلها إن كنت تملي بصوتك أو تضغط المفاتيح سهوًا.
settings-keeping = الاحتفاظ بألعابك
settings-persist = اطلب من المتصفح الاحتفاظ بها
settings-persisted = وعد المتصفح بالاحتفاظ بألعابك إلى أن تحذفها بنفسك.
settings-not-persisted = قد يحذف المتصفح ألعابك حين تضيق مساحة الجهاز. يمكنك أن تطلب منه ألا يفعل، أو أن تحفظها في ملف.
settings-persist-refused = لم يوافق المتصفح. ربما يفيد تثبيت الصفحة أو الإكثار من استعمالها.
settings-persist-unanswered = لم يجب المتصفح. من باب الاحتياط، احفظ ألعابك في ملف.
settings-saved-games = الألعاب المحفوظة والملفات والإحصاءات
settings-installing = على شاشتك الرئيسية
settings-installed = تعمل Tea Table تطبيقًا على هذا الجهاز.
settings-not-yet-offline = غير جاهزة بعد للعب دون اتصال: ما زالت الصفحة تُحفظ على هذا الجهاز.
settings-not-kept-offline = غير جاهزة للعب دون اتصال: تعذّر حفظ هذه الصفحة على هذا الجهاز. ربما انقطع الاتصال، أو لا يسمح المتصفح بذلك، أو يغيّر المضيف ملفات الصفحة. ستعيد الصفحة المحاولة حين تفتحها في المرة القادمة.
settings-never-offline = غير جاهزة للعب دون اتصال: لا تحفظ المتصفحات الصفحات إلا من عنوان آمن (https).
settings-one-file = هذه الصفحة ملف واحد فيه كل شيء: لا تحتاج إلى تثبيت.
settings-about = عن Tea Table
settings-what = ‏Tea Table طاولة لألعاب لوحية عن تجارة الشاي. العب مع غيرك حول جهاز واحد، أو وحدك ضد حواسيب. ليس لها خادم ولا حسابات ولا إعلانات، ولا ترسل شيئًا إلى أي مكان.
settings-fan = هذا مشروع مستقل من محبي الألعاب. لم يصنعه مصممو الألعاب ولا ناشروها، ولم يعتمدوه ولم يرخّصوه. كل الرسوم وكل صياغة القواعد من عملنا. إن أعجبتك لعبة فاشترِ العلبة الحقيقية من فضلك: لا شيء هنا يغني عنها.
settings-games = الألعاب
settings-made-with = صُنعت باستخدام
settings-font = العناوين بخط Young Serif من Bastien Sozeau، برخصة SIL Open Font License 1.1.
settings-program = البرنامج مكتوب بلغة Rust، ومعه Leptos للصفحة. هو برنامج حر، برخصة MIT أو Apache 2.0.
settings-opponents = تفكر الحواسيب إلى الأمام انطلاقًا مما يراه مقعدها، وتخمّن الباقي. لا تنظر أبدًا إلى البطاقات المخفية، في أي مستوى.
settings-figures = حيث لا نملك رقمًا مطبوعًا، أو حيث تسكت القاعدة، يقول دليل القواعد ذلك ويذكر ما قررناه.
settings-volumes-0 = بلا صوت
settings-volumes-1 = خافت
settings-volumes-2 = عالٍ
settings-covers-0 = فورًا
settings-covers-1 = دقيقة
settings-covers-2 = 5 د
settings-covers-3 = أبدًا
settings-build = الإصدار { $id }
settings-kept = { $count ->
    [0] لا ألعاب محفوظة على هذا الجهاز بعد.
    [one] لعبة واحدة محفوظة على هذا الجهاز.
    [two] لعبتان محفوظتان على هذا الجهاز.
    [few] { $count } ألعاب محفوظة على هذا الجهاز.
    [many] { $count } لعبة محفوظة على هذا الجهاز.
   *[other] { $count } لعبة محفوظة على هذا الجهاز.
}

## طرق اللعب

access = العب بطريقتك
access-ear = بالسمع
access-ear-help = تسمع من قارئ الشاشة كل ما على الطاولة: كل جملة حتى آخرها، وما يخصك قبل ما يخص الخصوم.
access-rate = سرعة قارئ الشاشة
access-rate-help = عدد الكلمات في الدقيقة، لتأخذ كل جملة وقتها
access-amount = مقدار ما يقال
access-amount-help = من نقلات الخصوم؛ أما ما يخصك فيقال دائمًا
access-amounts-0 = كل شيء
access-amounts-1 = باختصار
access-amounts-2 = ما يخصني
access-wait = الانتظار بعد كل نقلة للخصم
access-wait-help = تأتي النقلة التالية حين تضغط مفتاح المسافة أو النقطة أو «أكمل»
access-keys = بالمفاتيح
access-keys-help = يمكن لعب كل لعبة بلا فأرة. والقائمة عند الطاولة تعرض المفاتيح.
access-stops = مفتاح Tab يصل إلى كل قطعة
access-stops-help = يكفي عندئذ Tab وEnter للعب
access-switches = بزر واحد أو زرين
access-switches-help = تمر حلقة على ما يمكن ضغطه: مجموعة أولًا، ثم القطع التي فيها.
access-scan = المسح
access-scan-help = زر واحد: تتحرك الحلقة وحدها، ويختار مفتاح أو ضغطة في أي مكان. زران: مفتاح يحركها والآخر يختار.
access-scans-1 = زر واحد
access-scans-2 = زران
access-dwell = الوقت عند كل خيار
access-step-key = المفتاح الذي يحرك الحلقة
access-press-key = المفتاح الذي يختار
access-any-key = اضغط مفتاحًا …
access-cool-down = تجاهل الضغطة الثانية
access-cool-down-help = إن كررت الضغطة نفسها سهوًا خلال هذا الوقت فلن يحدث شيء
access-sight = حروف أكبر وتباين أقوى
access-sight-help = لا شيء يُعرف باللون وحده، ويمكن تكبير الصفحة.
access-places = أرقام على الخريطة
access-places-help = تُظهر كل خانة الرقم الذي تُذكر به، كما في «كاندي 3»
access-letters = حجم الحروف
access-contrast = التباين
access-contrasts-1 = عادي
access-contrasts-2 = عالٍ
access-calm = بلا حركة وبلا صوت
access-calm-help = كل ما يتحرك أو يُسمع مكتوب أيضًا.
access-pace = على مهلك
access-pace-help = لا ساعة تجري، ومعظم النقلات يمكن التراجع عنها، واللعبة تنتظرك ما شئت.
access-seconds = { $number } ث
access-row = من { $first } إلى { $last }

## التجهيز

setup-new-game = لعبة جديدة
setup-challenge = تحدٍّ: البذرة نفسها، والتجهيز نفسه
setup-title = { $heading }: { $title }
setup-person = إنسان
setup-computer = حاسوب
setup-on-this-device = يلعب على هذا الجهاز
setup-level = المستوى
setup-character = الأسلوب
setup-add = أضف مقعدًا
setup-shuffle = اخلط المقاعد
setup-house-rules = قواعد المنزل
setup-open-hands-help = بلا ستار بين الأدوار: تظهر على الشاشة يد من عليه الدور
setup-seed = البذرة: الكلمة نفسها توزّع اللعبة نفسها
setup-fresh-seed = اسحب بذرة جديدة
setup-copy-challenge = انسخ رابطًا لهذا التجهيز، تحديًا لغيرك
setup-cancel = ألغِ
setup-start = ابدأ اللعبة
setup-watch = الحواسيب وحدها تلعب: أنت تشاهد
setup-no-such-game = لا توجد لعبة كهذه على هذا الرف.
setup-how-many = عدد اللاعبين
setup-seed-is-link = هذا رابط وليس بذرة. ألصقه تحت «افتح رابطًا» على الرف، أو اسحب هنا بذرة أخرى.
setup-no-seed = البذرة فارغة: اكتب أي كلمة، أو اسحب واحدة.
setup-levels-0 = مبتدئ
    .inside = مبتدئ
    .opponent = خصم سهل
    .pair = خصمين سهلين
    .opponents = خصوم سهلين
setup-levels-1 = متمكّن
    .inside = متمكّن
    .opponent = خصم متوسط
    .pair = خصمين متوسطين
    .opponents = خصوم متوسطين
setup-levels-2 = بارع
    .inside = بارع
    .opponent = خصم قوي
    .pair = خصمين قويين
    .opponents = خصوم أقوياء
setup-levels-3 = أستاذ
    .inside = أستاذ
    .opponent = خصم قوي جدًا
    .pair = خصمين قويين جدًا
    .opponents = خصوم أقوياء جدًا
setup-characters-0 = متوازن
    .inside = متوازن
setup-characters-1 = بنّاء
    .inside = بنّاء
setup-characters-2 = تاجر
    .inside = تاجر
setup-characters-3 = متسابق
    .inside = متسابق
setup-characters-4 = بالقرعة
    .inside = حاسوب (بالقرعة)
setup-computer-plain = حاسوب، { FORM($level, "inside") }
setup-computer-drawn = { $level }، والأسلوب بالقرعة
setup-name-of = اسم صاحب المقعد { $seat }
setup-seat-named = المقعد { $seat }، { $name }
setup-who-at = اللاعب في المقعد { $seat }
setup-move-up = قدّم { $name } مقعدًا
setup-remove = أزل { $name }
setup-more = المزيد عن { $name }‏: المستوى والترتيب والإزالة
setup-players = { $count ->
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
setup-alone = { $title }، وحدك
setup-seats-exactly = { $count ->
    [one] للاعب واحد.
    [two] للاعبَين.
    [few] لعدد { $count } لاعبين.
    [many] لعدد { $count } لاعبًا.
   *[other] لعدد { $count } لاعب.
}
setup-seats-range = من { $least } إلى { $most } لاعبين، بترتيب اللعب.
setup-levels-help = الحواسيب: مبتدئ سهل، ومتمكّن يلعب جيدًا، وبارع قوي، وأستاذ قوي جدًا.
setup-minutes = { $players ->
    [one] نحو { $minutes } دقيقة وحدك
    [two] نحو { $minutes } دقيقة مع لاعبَين
    [few] نحو { $minutes } دقيقة مع { $players } لاعبين
    [many] نحو { $minutes } دقيقة مع { $players } لاعبًا
   *[other] نحو { $minutes } دقيقة مع { $players } لاعب
}
setup-no-name = المقعد { $seat } بلا اسم بعد.
setup-same-name = لاعبان اسمهما { $name }‏: غيّر اسم أحدهما ليميّز السجل بينهما.

## اللعب معًا، كل واحد على جهازه

together-how = أين يلعب الجميع
together-ways-0 = حول هذا الجهاز
together-ways-1 = بإرسال الأدوار
together-help = كل واحد يلعب على جهازه. بعد دورك ترسل رابطًا، ومن يفتحه يكمل اللعب. ويمكن أيضًا للأجهزة على شبكة الواي فاي نفسها أن تتصل مباشرة.
together-friend = يلعب على جهاز آخر
together-send = أرسل الدور
together-invite = ادعُ
together-title = تمرير اللعبة
together-file = في ملف
together-copied = نُسخ الرابط مع جملة للآخرين.
together-answer = وصلك رد؟ ألصقه هنا
together-seats = من يلعب وأين
together-here = على هذا الجهاز
together-away = على جهاز آخر
together-free = لم يحضر بعد
together-sit-here = العب هنا
together-play-computers = حرّك الحواسيب على هذا الجهاز
together-hidden = ما هو مخفي مخفي عن العين فقط: من يفكك الصفحة قد يراه.
together-middle = الجهاز الذي يكتفي بالمشاهدة لا يعرض أوراق أحد: ضعوا جهازًا لوحيًا في وسط الطاولة ليراه الجميع.
together-gave-way = لعب جهاز آخر في اللحظة نفسها، وحركته هي المعتمدة. أُلغيت حركتك.
together-undo-ask = أتطلب من { $others } الموافقة على التراجع؟ يأتي الرد من الجهاز الآخر، ويمكنك حتى ذلك الحين مواصلة اللعب.
together-undo-request = اطلب
together-undo-question = طلب تراجع عن نقلة من { $name }. أتوافق؟
together-undo-agree = أوافق
together-undo-decline = أرفض
together-undo-waits = في انتظار رد { $others }…
together-undo-withdraw = اسحب الطلب
together-undo-declined = لا موافقة من { $name }: النقلة باقية.
together-undo-message = طلب تراجع عن نقلة من { $name }. أتوافق؟ { $title } على Tea Table:
together-undone = وافق الجميع: تم التراجع عن النقلة.
together-undone-before = وافق الجميع على التراجع قبل أن تصل نقلتك الأخيرة، فأُلغيت هي أيضًا.
together-running = يمكنك ذلك متى انتهت هذه اللعبة المشتركة.
together-invited = أنت مدعو إلى لعبة
together-which-seat = أي مقعد مقعدك؟
together-full = كل المقاعد محجوزة، لكن يمكنك المشاهدة.
together-join-window = العب في هذه النافذة
together-near = الأجهزة القريبة
together-near-help = يمكن للأجهزة المتصلة بشبكة الواي فاي نفسها أو بنقطة الاتصال نفسها أن تتصل مباشرة، فتصل كل نقلة من تلقاء نفسها.
together-near-connect = وصل جهاز قريب
together-near-offer = امسح هذا الرمز بكاميرا الجهاز الآخر، أو أرسل إليه الرابط. سيعرض عندئذ رمزًا خاصًا به: امسحه بكاميرا هذا الجهاز، أو ألصق رابطه في الحقل أعلاه.
together-near-answer = بقيت خطوة واحدة: امسح هذا الرمز بالجهاز الذي دعاك، أو أرسل إليه الرابط. أبقِ هذه الصفحة مفتوحة، فاللعبة ستظهر هنا.
together-near-scan = مسح الرد
together-near-no-camera = تعذر استخدام الكاميرا. ألصق الرابط بدلًا من ذلك.
together-near-connecting = جارٍ الاتصال…
together-near-failed = تعذر اتصال الجهازين. تأكد من أنهما على الشبكة نفسها وحاول مرة أخرى، أو واصلوا اللعب بالرابط.
together-near-device = جهاز قريب
together-near-connected = تم الاتصال مع { $name }: النقلات تصل من تلقاء نفسها.
together-near-lost = انقطع الاتصال مع { $name }. اتصلوا من جديد، أو واصلوا اللعب بالرابط.
together-near-title = لعبة قريبة
together-near-passed = نُقل هذا الرد إلى النافذة المفتوحة فيها اللعبة. إن لم يتم الاتصال هناك، فألصق رابط هذه الصفحة في حقل الرد فيها.
together-wait-for-you = في انتظارك
together-wait-for-others = في انتظار الآخرين
together-game-over = انتهت اللعبة. أرسل الرابط ليرى الآخرون النتيجة.
together-awaits-you = دورك. يمكنك إرسال الرابط الآن لدعوة الآخرين.
together-awaits-computer = دور { $name }، وهو حاسوب على جهاز آخر. ذلك الجهاز يرسل الرابط، أو يتولى هذا الجهاز الأمر.
together-awaits-other = دور { $name }. أرسل الرابط: من يفتحه يرى ما حدث ويكمل اللعب.
together-awaits-free = دور { $name }، لكن هذا المقعد ما زال خاليًا. أرسل الرابط لتدعو أحدًا.
together-message = دورك يا { $name }! { $title } على Tea Table:
together-message-over = انتهت لعبتنا { $title }. النتيجة على Tea Table:
together-seat-lost = أُخذ مقعد { $name } على جهاز آخر.
together-sit-as = أنا { $name }
together-entry = { $title }: { $turn }
together-entry-since = { $title }: { $turn }، منذ { $since }

## المشاركة

share-challenge-copied = نُسخ الرابط. يفتح هذا التجهيز: البذرة نفسها، والمقاعد نفسها، والقواعد نفسها.
share-link-copied = نُسخ الرابط.
share-what = ما تشاركه
share-eyes = من منظور
share-all-hands = الجميع: كل الأيدي مكشوفة
share-running = هذه اللعبة لم تنته. الرابط يحمل بذرتها وكل حركة فيها، فمن يفككه يعرف كل يد وكل الحظ الآتي.
share-running-eyes = يفتح الرابط اللعبة كما يراها ذلك المقعد، لكنه يحمل مع ذلك البذرة وكل الأيدي، ومن يفككه يستطيع قراءتها.
share-link = الرابط
share-code = الرمز
share-no-address = فُتحت هذه الصفحة من ملف، فليس لها عنوان يفتحه غيرك. احفظ اللعبة في ملف وأرسله، أو أرسل هذا الرمز: يُلصق في آخر عنوان أي نسخة من Tea Table على الإنترنت، فتُفتح اللعبة هناك.
share-code-copied = ليس لهذه الصفحة عنوان يفتحه غيرك، فنُسخ رمز بدلًا منه. ألصقه في آخر عنوان أي نسخة من Tea Table على الإنترنت، فتُفتح اللعبة هناك.
share-copy = انسخ
share-not-copied = انسخه بنفسك
share-not-copied-help = لا يسمح هذا المتصفح للصفحة بالنسخ. النص أدناه محدّد: انسخه من هناك.
share-file-as-text-help = بعض التطبيقات تبتلع التنزيلات. إن لم تجد الملف، فانسخ هذا النص إلى رسالة أو إلى ملف من عندك. و«افتح ملفات» في صفحة الألعاب المحفوظة يفتح ملفًا كهذا.
share-the-text = النص
share-text-copied = نُسخ.
share-copy-by-hand = لم ينسخ المتصفح النص. هو محدّد: اضغط عليه مطولًا، أو انسخه بلوحة المفاتيح.
share-as-text = أظهره نصًا
share-not-sent = لم يقبل هذا الجهاز مشاركة الرابط. انسخه بدلًا من ذلك.
share-perhaps-not-sent = لم تظهر قائمة المشاركة؟ انسخ الرابط بدلًا من ذلك.
share-send = أرسل…
share-picture = شارك صورة
share-picture-given = ابحث عن الصورة بين تنزيلاتك. ليست هناك؟ اضغط مطولًا على الصورة أدناه لتحفظها. وهذه هي بالكلمات، لمن لا يراها:
share-picture-here = لتحفظ الصورة، اضغط عليها مطولًا. وهذه هي بالكلمات، لمن لا يراها:
share-picture-label = النتيجة في صورة
share-picture-sent = سُلّمت الصورة إلى قائمة المشاركة في هذا الجهاز. وهذه هي بالكلمات:
share-no-picture = لا يستطيع هذا المتصفح رسم الصورة.
share-qr = اعرض رمزًا للمسح
share-qr-label = الرابط في رمز QR
share-too-long = هذا الرابط أطول من أن يسعه رمز QR. انسخه، أو احفظ اللعبة في ملف.
share-no-link = هذه اللعبة أطول من أن يسعها رابط. احفظها في ملف وأرسله.
share-long = هذا رابط طويل، وبعض التطبيقات تقطع روابط كهذه. الملف آمن منه.
share-open-link = افتح رابطًا
share-paste-link = ألصق رابطًا أو رمزًا أو رسالة كاملة
share-open-it = افتحه
share-scan = مسح رمز
share-no-link-in-it = لا رابط إلى لعبة هنا. في الرابط «‎#/‎»: انسخ الرابط كله أو الرسالة كلها.
share-that-is-a-link = هذا رابط إلى لعبة.
share-a-game = شاركك أحدهم لعبة
share-a-moment = شاركك أحدهم لحظة من لعبة
share-no-game = لا يمكن فتح هذا الرابط
share-no-game-help = انسخ الرابط كاملًا مرة أخرى وألصقه تحت «افتح رابطًا» على الرف؛ وتصلح أيضًا رسالة كاملة. إن لم ينفع ذلك، فاطلب من المرسل رابطًا جديدًا، أو اللعبة في ملف.
share-who = من لعب
share-how = كيف جُهّزت
share-seed = البذرة
share-as-usual = القواعد المعتادة
share-open = افتحها في ألعابي
share-keep = احفظ نسخة
share-look = انظر إليها
share-challenge = العب التوزيعة نفسها بنفسك
share-kinds-0 = هذه اللعبة
share-kinds-1 = هذه اللحظة
share-kinds-2 = تحدٍّ
share-kinds-3 = التوزيعة
share-kinds-help-0 = اللعبة كلها حتى الآن. من يفتحها يستطيع أن يعيد عرضها ويفحصها ويكملها.
share-kinds-help-1 = اللعبة حتى اللحظة المعروضة، كما يراها المقعد الذي تختاره.
share-kinds-help-2 = التجهيز فقط: البذرة والمقاعد والقواعد نفسها، لتُلعب من البداية.
share-kinds-help-3 = يتيح لغيرك لعب التوزيعة نفسها. لا يُظهر الرابط شيئًا من التوزيعة، وإن حمل نتيجة بقيت مختومة إلى أن تنتهي تلك اللعبة.
share-verified-setup = تم التحقق: التجهيز كامل، ولم تُلعب أي حركة.
share-verified-result = { $moves ->
    [one] تم التحقق: الحركة الوحيدة التي لُعبت توافق القواعد وتؤدي إلى النتيجة المسجّلة.
    [two] تم التحقق: الحركتان توافقان القواعد وتؤديان إلى النتيجة المسجّلة.
    [few] تم التحقق: { $moves } حركات، كلها توافق القواعد وتؤدي إلى النتيجة المسجّلة.
    [many] تم التحقق: { $moves } حركة، كلها توافق القواعد وتؤدي إلى النتيجة المسجّلة.
   *[other] تم التحقق: { $moves } حركة، كلها توافق القواعد وتؤدي إلى النتيجة المسجّلة.
}
share-verified-position = { $moves ->
    [one] تم التحقق: الحركة الوحيدة التي لُعبت توافق القواعد وتؤدي إلى الوضع المسجّل.
    [two] تم التحقق: الحركتان توافقان القواعد وتؤديان إلى الوضع المسجّل.
    [few] تم التحقق: { $moves } حركات، كلها توافق القواعد وتؤدي إلى الوضع المسجّل.
    [many] تم التحقق: { $moves } حركة، كلها توافق القواعد وتؤدي إلى الوضع المسجّل.
   *[other] تم التحقق: { $moves } حركة، كلها توافق القواعد وتؤدي إلى الوضع المسجّل.
}
share-still-running = جارية: { $heading }
share-seen-by = { PERSON($who) ->
    [you] تُفتح اللعبة كما تراها أنت.
   *[other] تُفتح اللعبة كما تظهر من مقعد { $who }.
}
share-subject = Tea Table: { $title }
share-file-given = ابحث عن «{ $file }» بين تنزيلاتك. ليس هناك؟
share-file-as-text = «{ $file }» نصًا

## التواريخ

date = { $weekday } { $day } { $month } { $year }
date-weekday-0 = الاثنين
date-weekday-1 = الثلاثاء
date-weekday-2 = الأربعاء
date-weekday-3 = الخميس
date-weekday-4 = الجمعة
date-weekday-5 = السبت
date-weekday-6 = الأحد
date-month-1 = يناير
date-month-2 = فبراير
date-month-3 = مارس
date-month-4 = أبريل
date-month-5 = مايو
date-month-6 = يونيو
date-month-7 = يوليو
date-month-8 = أغسطس
date-month-9 = سبتمبر
date-month-10 = أكتوبر
date-month-11 = نوفمبر
date-month-12 = ديسمبر

## نتائج للمشاركة

result-daily = { $title }‏، لعبة { $day }: { $result }.
result-running = { $title }‏، لعبة { $day }: ألعبها الآن.
result-challenge = { $title }‏: { $result }؛ أتتفوق عليّ بالتوزيعة نفسها؟
result-won = { $points ->
    [one] فزت بنقطة واحدة
    [two] فزت بنقطتين
    [few] فزت برصيد { $points } نقاط
    [many] فزت برصيد { $points } نقطة
   *[other] فزت برصيد { $points } نقطة
}
result-lost = { $points ->
    [one] حصّلت نقطة واحدة
    [two] حصّلت نقطتين
    [few] حصّلت { $points } نقاط
    [many] حصّلت { $points } نقطة
   *[other] حصّلت { $points } نقطة
}
result-at-table = { $seats ->
    [one] { $result } على طاولة من مقعد واحد
    [two] { $result } على طاولة من مقعدين
    [few] { $result } على طاولة من { $seats } مقاعد
    [many] { $result } على طاولة من { $seats } مقعدًا
   *[other] { $result } على طاولة من { $seats } مقعد
}
result-peeked = { $result }، بعد نظرة إلى معلومات خفية
result-streak = { $days ->
    [one] { $result }، في سلسلة من يوم واحد
    [two] { $result }، في سلسلة من يومين
    [few] { $result }، في سلسلة من { $days } أيام
    [many] { $result }، في سلسلة من { $days } يومًا
   *[other] { $result }، في سلسلة من { $days } يوم
}
picture-peeked = بعد نظرة إلى معلومات خفية
picture-title = { $title }‏.
picture-title-daily = { $title }‏، لعبة { $day }.
picture-won = { $count ->
    [one] الفوز من نصيب { $names }.
    [two] الفوز مشترك بين { $names }.
    [few] الفوز مشترك بين { $names }.
    [many] الفوز مشترك بين { $names }.
   *[other] الفوز مشترك بين { $names }.
}
picture-note = { $note }.
picture-points = { $name }‏ { $points }
picture-row = { $source }: { $each }.
