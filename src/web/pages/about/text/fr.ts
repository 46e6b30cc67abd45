import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'about.title': 'À propos du Ratskeller',
  'about.what':
    'Le Ratskeller est la maison numérique de quatre jeux de société où les rats ont leur mot à dire. On y joue dans le navigateur : contre des bots, entre amis grâce à un lien, ensemble devant un écran, ou hors ligne.',
  'about.unofficial.title': 'Non officiel',
  'about.unofficial':
    'Le Ratskeller est une adaptation non officielle, faite avec affection, sans aucun lien avec les auteurs ou les éditeurs. Les dessins sont les nôtres, les règles sont racontées avec nos mots, les plateaux ont été redessinés et non copiés. Si un jeu vous plaît, procurez-vous la boîte : rien ici ne remplace le bois et le carton.',
  'about.thanks.title': 'Merci',
  'about.thanks':
    'À celles et ceux qui ont imaginé, illustré et édité ces jeux, et à tous ceux qui les ont un jour expliqués autour d’une table.',
  'about.fair.title': 'Tirages vérifiables',
  'about.fair':
    'Tout ce que l’on tire vient d’un nombre secret, dont l’empreinte est montrée avant la partie, et d’un nombre fourni par chaque joueur. À la fin, tout est révélé et chacun peut vérifier.',
  'about.data.title': 'Ce qui est gardé',
  'about.data':
    'Le nom que vous avez choisi, vos coups et un cookie qui retient vos places. Les parties jouées sur cet appareil restent dans ce navigateur. Ni suivi, ni statistiques de visite.',
  'about.fonts.title': 'Polices',
  'about.fonts': 'Grenze Gotisch, Alegreya et Alegreya Sans, sous licence SIL Open Font License 1.1, réduites aux lettres utilisées.',
  'about.code.title': 'Code source',
  'about.code': 'Le programme est un logiciel libre sous licence MIT.',
  'about.api': 'Comment jouent les programmes',
};
