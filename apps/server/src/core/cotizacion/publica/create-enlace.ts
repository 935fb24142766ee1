import { addressOf } from '@alerce/contract/screens'
import { expiraEnlaceDeCotizacion } from '@alerce/domain/cotizacion/enlace'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import type { Context } from '../../use-case.ts'
import { saveEnlace } from './repository.ts'

/** Address of the page of a quote; the token travels in the fragment, which no server and no log sees. */
export const direccionDePagina = ({ direccion }: Pick<Context, 'direccion'>, token: string): string =>
  `${direccion}${addressOf('postulacion', 'cotizacion')}#enlace=${token}`

/** A link that opens nothing until it is stored. */
export function nuevoEnlace(ctx: Pick<Context, 'direccion' | 'ahora' | 'tx'>) {
  const token = newToken()
  return {
    enlace: direccionDePagina(ctx, token),
    /** Stores it for a mailed quote, in place of the earlier ones. */
    save: (prospectoId: number, numero: number) =>
      saveEnlace(ctx.tx, {
        prospectoId,
        numero,
        tokenHash: tokenHash(token),
        creadoEn: ctx.ahora,
        expira: expiraEnlaceDeCotizacion(ctx.ahora),
      }),
  }
}
