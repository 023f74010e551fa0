### أخطاء في الألعاب والروابط والملفات والمحفوظات، تعرضها الصفحة وتطبعها الأوامر.

## اللعب

refused-over = انتهت اللعبة.
refused-not-your-turn = الدور للمقعد { $seat }.
refused-not-legal = لا تسمح القواعد بهذا الآن.

## التجهيز

wrong-seats = هذه اللعبة لعدد من { $least } إلى { $most } لاعبين.
options-too-long = أحد الخيارات أطول من اللازم.
options-no-value = ليس «{ $word }» على الصورة option=value.
options-unknown = لا يوجد خيار «{ $key }». الخيارات هي { $known }.
options-unknown-value = ليس للخيار «{ $key }» قيمة «{ $value }». قيمه هي { $known }.
options-later = ليس في الإصدار { $rules } من القواعد خيار { $key }={ $value }.

## السجلات والروابط والملفات

record-unreadable = هذا ليس سجلًا كاملًا للعبة: { $why }.
record-cut-short = نهاية هذا الرابط ناقصة: قُطع في طريقه إليك.
record-bad-json = لا يمكن قراءة هذا الملف على أنه لعبة: { $why }.
record-unknown-game = لا توجد لعبة «{ $game }» على هذا الرف.
record-unknown-rules = لُعبت هذه اللعبة بالإصدار { $wanted } من القواعد؛ وهذه الصفحة تعرف الإصدارات حتى { $newest }.
record-bad-setup = لا يمكن تجهيز هذه اللعبة: { $why }
record-illegal = الحركة { $ply }، «{ $action }»، غير جائزة في هذه اللعبة.
record-after-end = الحركة { $ply } تأتي بعد نهاية اللعبة.
record-differs = كل الحركات جائزة، لكن الوضع بعد الحركة { $ply } غير الوضع المسجّل.

json-syntax = فيه خلل يبدأ عند المحرف { $at }
json-field = الحقل «{ $name }» ناقص أو مكرر
json-value = القيمة عند المحرف { $at } تالفة
json-wrong-type = فيه شيء آخر

unreadable-not-text = لا يمكن قراءة الملف نصًا
unreadable-file-too-long = الملف أطول من اللازم
unreadable-no-game = لا ألعاب في الملف
unreadable-link-too-long = هو أطول من أن يكون رابطًا
unreadable-no-dot = يجب أن يذكر الرابط لعبة، ثم نقطة، ثم حركاتها
unreadable-damaged = فيه حرف ناقص أو مغيّر
unreadable-cut-short = نهايته ناقصة
unreadable-unknown-format = لا يعرف هذا الإصدار من الصفحة صيغته
unreadable-too-much = يستمر بعد آخر حركة فيه
unreadable-too-little = ينتهي قبل الأوان
unreadable-out-of-range = فيه عدد خارج المدى
unreadable-bad-name = فيه اسم ليس نصًا
unreadable-impossible-takeback = يتراجع عن حركات لا يمكن أن تكون قد لُعبت

import-too-large = هو أكبر من { $megabytes } ميغابايت، وهذا أكبر من ملف ألعاب محفوظة.
import-too-many = فيه من الألعاب أكثر من { $games }، وهذا أكثر من أن يُفحص دفعة واحدة.

## المحفوظات

save-no-checksum = هذه اللعبة المحفوظة بلا مجموع تحقق.
save-damaged = هذه اللعبة المحفوظة تالفة: مجموع التحقق لا يطابق.
save-bad-json = لا يمكن قراءة هذه اللعبة المحفوظة: { $why }.
store-full = تخزين هذا المتصفح ممتلئ.
store-forbidden = لا يسمح هذا المتصفح للصفحة بحفظ أي شيء.
ledger-damaged = لا يمكن قراءة سجل ألعابك اليومية.
ledger-newer = سجل ألعابك اليومية من إصدار أحدث من هذه الصفحة.
practice-damaged = لا يمكن قراءة لحظات التدريب. تُرك النص كما كان.
practice-newer = لحظات التدريب من إصدار أحدث من هذه الصفحة.

## المباريات

match-unreadable = هذه ليست مباراة كاملة: { $why }.
match-bad-terms = هذه المباراة غير ممكنة: عدد المقاعد أو التوزيعات أو المشاركين فيها أكثر أو أقل مما يجوز.
match-bad-people = هذه المباراة غير صحيحة: المشاركون فيها لا يوافقون شروطها.
match-full = كل الأماكن في هذه المباراة محجوزة.
match-bad-result = نتيجة { $name } في التوزيعة { $deal } لا تُحسب: { $why }.
match-missing = لا توجد مباراة كهذه على هذا الجهاز.
match-damaged = لا يمكن قراءة المباراة المحفوظة. تُركت كما كانت.

result-broken = لا يمكن إعادة اللعبة كما سُجّلت
result-not-over = اللعبة لم تنته
result-other-deal = هي من توزيعة أخرى
result-other-players = اللاعبون ليسوا من اتُّفق عليهم
result-differs = هنا لعبة أخرى من التوزيعة نفسها، ولا تُحسب إلا الأولى

## الألعاب المشتركة

packet-other-table = هذا الرابط للعبة أخرى، فلم يتغير شيء.
handshake-unreadable = هذا ليس رمزًا كاملًا لجهاز قريب: { $why }.
