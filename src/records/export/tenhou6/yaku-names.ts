import type { Pattern, Wind } from '../../../game/state.ts';

const WINDS = '東南西北';

const NAMES: Readonly<Record<string, string>> = {
  riichi: '立直',
  'double-riichi': '両立直',
  ippatsu: '一発',
  'menzen-tsumo': '門前清自摸和',
  pinfu: '平和',
  tanyao: '断幺九',
  iipeikou: '一盃口',
  ryanpeikou: '二盃口',
  'yakuhai-white': '役牌 白',
  'yakuhai-green': '役牌 發',
  'yakuhai-red': '役牌 中',
  'yakuhai-north': '役牌 北',
  haitei: '海底摸月',
  houtei: '河底撈魚',
  'rinshan-kaihou': '嶺上開花',
  chankan: '槍槓',
  chiitoitsu: '七対子',
  toitoi: '対々和',
  sanankou: '三暗刻',
  'sanshoku-doukou': '三色同刻',
  sankantsu: '三槓子',
  honroutou: '混老頭',
  shousangen: '小三元',
  'sanshoku-doujun': '三色同順',
  ittsuu: '一気通貫',
  chanta: '混全帯幺九',
  junchan: '純全帯幺九',
  honitsu: '混一色',
  chinitsu: '清一色',
  dora: 'ドラ',
  'aka-dora': '赤ドラ',
  'ura-dora': '裏ドラ',
  'nuki-dora': '抜きドラ',
  'kokushi-musou': '国士無双',
  suuankou: '四暗刻',
  daisangen: '大三元',
  shousuushii: '小四喜',
  daisuushii: '大四喜',
  tsuuiisou: '字一色',
  chinroutou: '清老頭',
  ryuuiisou: '緑一色',
  'chuuren-poutou': '九蓮宝燈',
  suukantsu: '四槓子',
  tenhou: '天和',
  chiihou: '地和',
};

/** A pattern with its han, as the format names it; value winds by their wind. */
export function yakuText({ id, value }: Pattern, isYakuman: boolean, seat: Wind, round: Wind): string {
  return `${nameOf(id, seat, round)}(${isYakuman ? '役満' : `${value}飜`})`;
}

function nameOf(id: string, seat: Wind, round: Wind): string {
  if (id === 'yakuhai-seat-wind') return `自風 ${WINDS[seat]}`;
  if (id === 'yakuhai-round-wind') return `場風 ${WINDS[round]}`;
  return NAMES[id] ?? id;
}
