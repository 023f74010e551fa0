### رسائل هي جزء من كل ملف.

you = أنت

unnamed = اللاعب { $number }

list-pair = { $before } و{ $after }
list-more = { $before }‏، { $after }
list-last = { $before } و{ $after }

number = { $n }
signed = { SIGNED($n) }
numbered = رقم { $n }
fact = { $name }: { $value }

line-times = { $line } ×{ $count }

transcript-set-up = الطاولة جاهزة.
transcript-end = نهاية اللعبة: { $end }. النتيجة: { $scores }.
transcript-to-act = { PERSON($who) ->
    [you] عليك الآن أن تلعب.
   *[other] اللعب الآن عند { $who }.
}
