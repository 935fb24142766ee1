import type { Escrito } from '@alerce/domain/base/textos/escrito'
import { marca } from '../../../../papeles/marca.ts'
import { type DiaDeTexto, escritoVigente } from '../../../base/textos/read-model.ts'

type ConFolio = { readonly folio: number }

const conFolio =
  (clase: 'firmaDeclaracion' | 'respuestaRestricciones' | 'firmaContrato') =>
  (donde: DiaDeTexto, { folio }: ConFolio): Promise<Escrito> =>
    escritoVigente(donde, clase, { folio: String(folio) })

/** The consent to ask PreviRed for the contributions of an applicant: free, and revocable. */
export const textoPrevired = (donde: DiaDeTexto): Promise<Escrito> =>
  escritoVigente(donde, 'autorizacionPrevired', { isapre: marca.nombre })

/** What a declaration of health is, and what follows from it. */
export const textoConsideraciones = (donde: DiaDeTexto): Promise<Escrito> => escritoVigente(donde, 'consideraciones')

/** What the code of a signature says yes to. */
export const textoFirma = conFolio('firmaDeclaracion')

/** What the code of an answer to restrictions stands for, whether it is yes or no. */
export const textoRestricciones = conFolio('respuestaRestricciones')

/** What the code of the signature of a contract says yes to. */
export const textoContrato = conFolio('firmaContrato')
