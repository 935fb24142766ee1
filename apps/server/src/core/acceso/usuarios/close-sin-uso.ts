import { cambiarEstadoUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { tocaSinUso } from '@alerce/domain/acceso/sin-uso'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { Core } from '../../core.ts'
import type { JobContext } from '../../job-context.ts'
import { RONDA_SIN_USO, textoPorCerrar } from './cartas-sin-uso.ts'
import { type CuentaSinUso, cuentasPorRevisar } from './read-model-sin-uso.ts'
import { noteAvisoSinUso } from './repository.ts'

const origin = { ip: 'local', agente: RONDA_SIN_USO, peticionId: RONDA_SIN_USO }
const actor = { kind: 'sistema', mando: RONDA_SIN_USO } as const

/** Letter and its mark in one transaction: a repeated round sends no second letter. */
async function announce({ db, clock, services }: JobContext, cuenta: CuentaSinUso, cierra: string) {
  const { id, correo: para, nombres, aviso: anterior } = cuenta
  const dia = aDDMMYYYY(hoyEnSantiago(cierra))
  const ahora = clock.ahora()
  await db.transaction().execute(async (tx) => {
    if (!(await noteAvisoSinUso(tx, id, { anterior, aviso: ahora }))) return
    const texto = textoPorCerrar(nombres, dia, services.direccion)
    const carta = { prospectoId: null, asesorId: null, para, adjuntos: [], texto }
    await enqueueCorreo({ ...services, tx, ahora }, 'cuentaPorCerrar', carta, dia)
  })
}

/**
 * Closes accounts without login for `diasSinIngresar` days, 14 days after a letter. The administrator used last always
 * stays, and the demo keeps all its users.
 */
export async function closeSinUso(core: Core, context: JobContext): Promise<void> {
  const { db, clock, services } = context
  const { diasSinIngresar } = await parametrosAl(db, clock.hoy())
  if (services.demo || diasSinIngresar === 0) return
  await oneByOne(await cuentasPorRevisar(db), async (cuenta) => {
    const { toca, cierra } = tocaSinUso(cuenta, diasSinIngresar, clock.ahora())
    if (toca === 'avisar') await announce(context, cuenta, cierra)
    if (toca !== 'cerrar') return
    const { id: usuarioId, version } = cuenta
    await core.call({ operation: cambiarEstadoUsuario, payload: { usuarioId, activo: false, version }, actor, origin })
  })
}
