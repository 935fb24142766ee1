import { marca } from '../../../papeles/marca.ts'
import { type Escrito, escritoVigente } from '../../base/textos/escrito.ts'
import type { Context } from '../../use-case.ts'

type Donde = Pick<Context, 'tx' | 'hoy'>
type ConFolio = { readonly folio: number }

const conFolio =
  (clase: 'firmaDeclaracion' | 'respuestaRestricciones' | 'firmaContrato') =>
  (donde: Donde, { folio }: ConFolio): Promise<Escrito> =>
    escritoVigente(donde, clase, { folio: String(folio) })

/** The consent to ask PreviRed for the contributions of an applicant: free, and revocable. */
export const textoPrevired = (donde: Donde): Promise<Escrito> =>
  escritoVigente(donde, 'autorizacionPrevired', { isapre: marca.nombre })

/** What a declaration of health is, and what follows from it. */
export const textoConsideraciones = (donde: Donde): Promise<Escrito> => escritoVigente(donde, 'consideraciones')

/** What the code of a signature says yes to. */
export const textoFirma = conFolio('firmaDeclaracion')

/** What the code of an answer to restrictions stands for, whether it is yes or no. */
export const textoRestricciones = conFolio('respuestaRestricciones')

/** What the code of the signature of a contract says yes to. */
export const textoContrato = conFolio('firmaContrato')

/** As it travels: the version goes back with what is said to it. */
export const presentarTexto = ({ clave, parrafos }: Escrito) => ({ version: clave, parrafos: [...parrafos] })
