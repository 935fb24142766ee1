import { crearCalendarioPrivado } from '@alerce/contract/operations/agenda/salidas'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import { registrarEvento } from '../../acceso/seguridad/registrar-evento.ts'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ponerLlave } from './repository.ts'

const RUTA = '/api/alerce/v1/calendario'

/** Only the digest of the address is kept: it is told here and nowhere else. */
export const crearCalendarioPrivadoUseCase = useCase(crearCalendarioPrivado, async (_input, ctx) => {
  const llave = newToken()
  await ponerLlave(ctx.tx, await asesorDe(ctx), tokenHash(llave), ctx.ahora)
  await registrarEvento(ctx, 'calendarioCreado', 'propio')
  return { ruta: `${RUTA}/${llave}.ics`, creado: ctx.ahora }
})
