import type { FastifyRequest } from 'fastify';
import { LANGS, type Lang } from '../../core/text.ts';

/** The language that the visitor's browser wants most, of those that we speak. */
export function langOf(request: Pick<FastifyRequest, 'headers'>): Lang {
  const wishes = (request.headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
    const weight = rest.map((word) => /^\s*q=([\d.]+)/.exec(word)?.[1]).find((q) => q !== undefined);
    return { lang: tag.slice(0, 2), weight: Number(weight ?? 1) };
  });
  const known = wishes.flatMap(({ lang, weight }) => LANGS.filter((l) => l === lang && weight > 0).map((l) => ({ lang: l, weight })));
  return known.sort((a, b) => b.weight - a.weight)[0]?.lang ?? 'en';
}
