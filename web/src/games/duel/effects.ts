/** What a card does, as a row of signs and few words: "#coin" is a drawing, "@word" a text, the rest is written as it is. */

export interface CardFacts {
  effect: string;
  materials: string[];
  gold: number;
  price: number;
  pays: number;
  amount: number;
}

export function signsOf(card: CardFacts, good: (material: string) => string): string[] {
  const { gold, price, pays, amount } = card;
  const [material = ''] = card.materials;
  switch (card.effect) {
    case 'power':
      return ['@board-sign-power'];
    case 'income':
      return [`+${gold}`, '#coin'];
    case 'influence':
      return [`${price}`, '#coin', '→', '#wax'];
    case 'raw':
      return [`+${amount}`, `#${material}`];
    case 'craftsman':
      return [`#${material}`, '→', `#${good(material)}`, `${price}`, '#coin'];
    case 'market':
      return [`${price}`, '#coin', '→', '#raw', '#wool', '→', `${pays}`, '#coin'];
    case 'rob':
      return ['@board-sign-rob', `${gold}`, '#coin'];
    case 'turn':
      return [`${amount}`, '#raw', '→', '#good'];
    case 'scaffold':
      return ['@board-sign-scaffold', `−${gold}`, '#coin'];
    case 'sabotage':
      return ['@board-sign-sabotage', '#good', '→', '#raw'];
    case 'fetch':
      return [`+${amount}`, '#raw'];
    case 'gift':
      return ['@board-sign-gift'];
    case 'wool':
      return [`+${amount}`, '#wool', '→', `${pays}`, '#coin'];
    case 'informer':
      return ['#wax', `+${gold}`, '#coin'];
    case 'seals':
      return [`+${amount}`, '#wax'];
    default:
      return [];
  }
}
