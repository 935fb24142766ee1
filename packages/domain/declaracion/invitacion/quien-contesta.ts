import { type EtapaDS, estaSinCompletar, pasoDe } from '../etapas.ts'

/**
 * True when only the applicant answers the declaration: in an electronic sale nobody else reads or writes it (core
 * rules, Creating a DS). null: type not chosen.
 */
export function contestaElPostulante({ tipoVenta }: { readonly tipoVenta: 'M' | 'E' | null }): boolean {
  return tipoVenta === 'E'
}

/** True for a stage that only the person who answers the declaration saves: from holder to signature (spec 2 §4). */
export function esDeQuienContesta(etapa: EtapaDS): boolean {
  const paso = pasoDe(etapa)
  return paso >= pasoDe('cotizante') && paso <= pasoDe('firma')
}

/** True while the applicant must continue an electronic declaration: until signed, for the first time or again. */
export const laTieneElPostulante = (ds: { readonly tipoVenta: 'M' | 'E' | null; readonly etapa: EtapaDS }): boolean =>
  contestaElPostulante(ds) && (estaSinCompletar(ds.etapa) || ds.etapa === 'firma')
