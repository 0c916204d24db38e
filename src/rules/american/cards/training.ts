/** The Training Card: twelve lines of our own for a first evening, each with a guide, in the JSON form of a card. */
export const trainingCard = `{
"format":"hand-card/1","id":"training","name":"Training Card",
"description":"Original beginner card: each line carries a short guide text.",
"lines":[
  {"id":"T01","category":"First hands","name":"Three Towers","patterns":["FF 2222* 5555* 8888*"],"exposure":"X","value":25,"guide":"Collect a natural pair of flowers, then four 2s, four 5s and four 8s. Each star group may be any suit, so decide late. Jokers help every big group, never the flowers."},
  {"id":"T02","category":"First hands","name":"Two Drums","patterns":["FFFF xxxxa xxxxb DDa"],"vars":{"x":"any"},"exposure":"X","value":25,"guide":"Pick one number and gather it in two suits. The dragon pair follows the first suit: red for craks, green for bams, white for dots."},
  {"id":"T03","category":"First hands","name":"Little Stair","patterns":["222a 333a 444a 555a EE"],"exposure":"X","value":25,"guide":"One suit only: pungs of 2, 3, 4 and 5. A pung is the smallest group you may call or fill with a joker. The East pair has to be real tiles."},
  {"id":"T04","category":"First hands","name":"Weather Fence","patterns":["NNN SSS xxxxa yyyya"],"vars":{"x":"1-8","y":"x+1"},"exposure":"X","value":25,"guide":"Two wind pungs and two kongs that sit next to each other in one suit. If you expose four 6s you may still choose 5s or 7s."},
  {"id":"T05","category":"First hands","name":"Market Day","patterns":["DDDa DDDb FFF NEWS F"],"exposure":"X","value":30,"guide":"Two different dragon pungs, three flowers to call, one of each wind and one loose flower. NEWS is four singles, so no joker fits there."},
  {"id":"T06","category":"First hands","name":"Three Wells","patterns":["2222a 4444b 6666c EE"],"exposure":"X","value":25,"guide":"2s, 4s and 6s must be in three different suits. Fix the suit of one kong and the others shrink to two choices."},
  {"id":"T07","category":"First hands","name":"Double Porch","patterns":["EW xxxa yyya xxxb yyyb"],"vars":{"x":"1-8","y":"x+1"},"exposure":"X","value":25,"guide":"The same two neighbouring pungs in two suits, plus one East and one West as loose singles. Four pungs means four places a joker may sit."},
  {"id":"T08","category":"First hands","name":"Joker Bridge","patterns":["NNNNN 8888a 888b 88c"],"exposure":"X","value":35,"guide":"Only four Norths exist, so five of them always need a joker. Learn to look for jokers to redeem."},
  {"id":"T09","category":"First hands","name":"Calendar Lesson","patterns":["2026a 2222b 6666c 00"],"exposure":"X","value":30,"guide":"2026 is four single tiles with a White dragon for the zero, all numbers in one suit. The extra zeros are a natural pair."},
  {"id":"T10","category":"First hands","name":"Home Port","patterns":["NEWS 444a 555a 666a F"],"exposure":"X","value":30,"guide":"The four winds are singles: keep them early, nobody can claim a discard just to get one unless it wins."},
  {"id":"T11","category":"First hands","name":"Paired Lanterns","patterns":["NS 33a 44a 55a 66a 77a 88a"],"exposure":"C","value":50,"guide":"A concealed line: make no calls until the winning tile. All pairs, so jokers are useless here."},
  {"id":"T12","category":"First hands","name":"Visiting Dragons","patterns":["xxxxa RRRR GGGG 00"],"vars":{"x":"any"},"exposure":"X","value":25,"guide":"Red and green kongs beside any kong you like, with two natural Whites. Watch the discards: each dragon has only four copies."}
]}`;
