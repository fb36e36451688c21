import type { Card } from '../card.ts'

export const ko: Card = {
  says: '저는 비건(완전 채식)입니다.',
  means: '식물성 음식만 먹고, 동물에게서 나온 것은 먹지 않습니다.',
  without: '다음 재료는 빼 주세요',
  no: {
    meat: '고기, 닭고기, 햄, 소시지',
    fish: '생선, 새우, 그 밖의 해산물',
    broth: '고기나 생선으로 낸 육수',
    milk: '우유, 버터, 크림, 치즈, 요구르트',
    eggs: '달걀',
    honey: '꿀',
    gelatine: '젤라틴, 동물성 기름',
  },
  alsoNo: {
    anchovyBroth: '멸치 육수',
    fishSauce: '액젓, 젓갈',
    kimchi: '젓갈이나 액젓이 든 김치',
    powder: '쇠고기나 멸치 조미료',
    oysterSauce: '굴소스',
  },
  little: '소스, 국물, 튀김 기름에도 조금도 넣지 말아 주세요.',
  with: '먹을 수 있는 것',
  yes: {
    grains: '밥, 빵, 감자, 달걀 없는 면',
    vegetables: '채소, 버섯, 과일',
    beans: '콩, 두부, 견과류',
    oil: '식물성 기름, 허브, 향신료',
  },
  alsoYes: {
    kelp: '다시마나 버섯으로 낸 국물',
    soy: '대신 간장이나 소금',
    temple: '사찰 음식',
  },
  ask: '제가 먹을 수 있는 음식이 있나요? 아니면 이렇게 만들어 주실 수 있나요?',
  thanks: '감사합니다!',
}
