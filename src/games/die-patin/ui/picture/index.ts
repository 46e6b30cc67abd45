import type { PicturePackage } from '../../../../web/kit/picture.ts';
import type { State } from '../../state.ts';
import Defs from '../figures/Defs.svelte';
import Position from '../figures/Town.svelte';

export const picture: PicturePackage<State> = { Defs, Position };
