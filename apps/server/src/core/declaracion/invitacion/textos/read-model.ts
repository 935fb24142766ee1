import type { Escrito } from '@alerce/domain/base/textos/escrito'
import { marca } from '../../../../papeles/marca.ts'
import { type DiaDeTexto, escritoVigente } from '../../../base/textos/read-model.ts'

type ConFolio = { readonly folio: number }

const conFolio =
  (clase: 'firmaDeclaracion' | 'respuestaRestricciones' | 'firmaContrato') =>
  (donde: DiaDeTexto, { folio }: ConFolio): Promise<Escrito> =>
    escritoVigente(donde, clase, { folio: String(folio) })

/** Consent to ask PreviRed for the applicant's contributions: voluntary and revocable. */
export const textoPrevired = (donde: DiaDeTexto): Promise<Escrito> =>
  escritoVigente(donde, 'autorizacionPrevired', { isapre: marca.nombre })

/** Text on the declaration of health and its consequences. */
export const textoConsideraciones = (donde: DiaDeTexto): Promise<Escrito> => escritoVigente(donde, 'consideraciones')

/** Text that the signing code of a declaration accepts. */
export const textoFirma = conFolio('firmaDeclaracion')

/** Text that the code for the answer to restrictions signs, for yes and for no. */
export const textoRestricciones = conFolio('respuestaRestricciones')

/** Text that the signing code of a contract accepts. */
export const textoContrato = conFolio('firmaContrato')
