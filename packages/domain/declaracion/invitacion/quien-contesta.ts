import { type EtapaDS, estaSinCompletar, pasoDe } from '../etapas.ts'

/**
 * True when the applicant alone answers the declaration: of an electronic sale nobody else reads or writes what it says
 * (core rules, Creating a DS); null: nobody said yet how it is sold.
 */
export function contestaElPostulante({ tipoVenta }: { readonly tipoVenta: 'M' | 'E' | null }): boolean {
  return tipoVenta === 'E'
}

/** True of a stage that only who answers the declaration saves: from the holder to the signature (spec 2 §4). */
export function esDeQuienContesta(etapa: EtapaDS): boolean {
  const paso = pasoDe(etapa)
  return paso >= pasoDe('cotizante') && paso <= pasoDe('firma')
}

/** True while an electronic declaration is its applicant's to go on with: until they sign it, for the first time or again. */
export const laTieneElPostulante = (ds: { readonly tipoVenta: 'M' | 'E' | null; readonly etapa: EtapaDS }): boolean =>
  contestaElPostulante(ds) && (estaSinCompletar(ds.etapa) || ds.etapa === 'firma')
