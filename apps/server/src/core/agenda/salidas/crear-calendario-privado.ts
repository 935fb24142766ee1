import { crearCalendarioPrivado } from '@alerce/contract/operations/agenda/salidas'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { setLlave } from './repository.ts'

const RUTA = '/api/alerce/v1/calendario'

/** Only the digest of the address is kept: it is told here and nowhere else. */
export const crearCalendarioPrivadoUseCase = useCase(crearCalendarioPrivado, async (_input, ctx) => {
  const llave = newToken()
  await setLlave(ctx.tx, await asesorDe(ctx), tokenHash(llave), ctx.ahora)
  await recordEvento(ctx, 'calendarioCreado', 'propio')
  return { ruta: `${RUTA}/${llave}.ics`, creado: ctx.ahora }
})
