import { type EtapaDS, pasoDe } from '../etapas.ts'

/**
 * True when the applicant alone answers the declaration: of an electronic sale nobody else reads or writes what it says
 * (core rules, Creating a DS).
 */
export function contestaElPostulante({ tipoVenta }: { readonly tipoVenta: 'M' | 'E' }): boolean {
  return tipoVenta === 'E'
}

/** True of a stage that only who answers the declaration saves: from the holder to the signature (spec 2 §4). */
export function esDeQuienContesta(etapa: EtapaDS): boolean {
  const paso = pasoDe(etapa)
  return paso >= pasoDe('cotizante') && paso <= pasoDe('firma')
}
