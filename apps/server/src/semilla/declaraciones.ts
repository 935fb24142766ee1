import type { Role } from '@alerce/contract/operation'
import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import type { Persona } from '../core/actor.ts'
import { usuarioPorNombre } from '../core/sesion/read-model.ts'
import type { Context } from '../core/use-case.ts'
import { useCases } from '../core/use-cases.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { type Caso, casos } from './demo/casos.ts'
import { cotizar, declarar, generarDS, type Llamar } from './demo/recorrido.ts'
import { dejarEnBandeja } from './repository-correos.ts'

const HORA = 3_600_000
const hace = (ahora: string, horas: number) => new Date(Date.parse(ahora) - horas * HORA).toISOString()

async function personaDe(tx: Db, usuario: string): Promise<Persona> {
  const found = await usuarioPorNombre(tx, usuario)
  if (!found) throw new Error(`sin usuario de demostración: ${usuario}`)
  return {
    kind: 'persona',
    usuarioId: found.id,
    sesionId: 0,
    nombre: `${found.nombres} ${found.apellidoPaterno}`,
    rut: found.rut,
    roles: found.roles as readonly Role[],
    csrf: '',
  }
}

/** Calls use cases in this transaction, as that person at that moment: the demo is made by the product itself. */
function comoPersona(base: Omit<Context, 'actor' | 'origin'>, actor: Persona): Llamar {
  const context: Context = { ...base, actor, origin: { ip: '127.0.0.1', agente: 'demo', peticionId: 'demo' } }
  return async (nombre, payload) => {
    const found = useCases.find((u) => u.operation.name === nombre)
    if (!found) throw new Error(`sin caso de uso: ${nombre}`)
    const input = found.operation.request.parse(payload)
    return (await found.run(input as never, context)) as never
  }
}

async function vender(llamar: Llamar, contraloria: Llamar, caso: Caso, hoy: string): Promise<void> {
  const identificador = await generarDS(llamar, await cotizar(llamar, caso.postulante))
  if (caso.hasta === 'inicioManual') return
  await declarar(llamar, identificador, { ...caso.declaracion, fechaDS: aDDMMYYYY(hoy) }, caso.hasta)
  if (caso.rentaAprobada) await contraloria('responderEvaluacionFinanciera', { identificador, decision: 'aprueba' })
  if (caso.finalizada) await llamar('finalizaevaluacionds', { identificador, resultado: 1 })
}

/** Demo sales with a declaration: in process, in both queues, accepted. Their mails stay in the outbox. */
export async function sembrarDeclaraciones(tx: Db, clock: Clock, vault: Vault): Promise<void> {
  const people = {
    asesora: await personaDe(tx, 'asesora'),
    asesor2: await personaDe(tx, 'asesor2'),
    contraloria: await personaDe(tx, 'contraloria'),
  }
  for (const caso of casos) {
    const ahora = hace(clock.ahora(), caso.horas)
    const hoy = hoyEnSantiago(ahora)
    const base = { tx, vault, ahora, hoy, demo: true, jobs: { send: async () => undefined } }
    await vender(comoPersona(base, people[caso.asesor]), comoPersona(base, people.contraloria), caso, hoy)
  }
  await dejarEnBandeja(tx)
}
