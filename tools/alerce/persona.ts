import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { withParts } from '../../apps/server/src/command.ts'
import { blockPersona, unblockPersona } from '../../apps/server/src/core/personas/derechos/block-persona.ts'
import { readDocumento } from '../../apps/server/src/core/personas/derechos/documento-de-persona.ts'
import { erasePersona } from '../../apps/server/src/core/personas/derechos/erase-persona.ts'
import { liftObjection, objectPersona } from '../../apps/server/src/core/personas/derechos/object-persona.ts'
import {
  listPedidos,
  readPedido,
  registerPedido,
  respondPedido,
} from '../../apps/server/src/core/personas/derechos/pedidos.ts'
import { type LineaDePlan, planDeSupresion } from '../../apps/server/src/core/personas/derechos/plan-de-supresion.ts'
import { withBloqueados } from '../../apps/server/src/core/personas/derechos/read-model-bloqueo.ts'
import { type ActoSobrePersona, asOperator } from '../../apps/server/src/core/personas/derechos/record-act.ts'
import { repeatSupresiones, writeSupresiones } from '../../apps/server/src/core/personas/derechos/repeat-supresiones.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { aDDMMYYYY, deDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { type Derecho, derechos } from '../../packages/domain/personas/derechos.ts'
import { type Oponible, oponibles } from '../../packages/domain/postulacion/oposicion.ts'

export const resumen = 'Lleva los pedidos de las personas sobre sus datos, y suprime los de quien lo pide.'

const uso = `Uso: npm run alerce -- persona ACCIÓN
  registrar DERECHO DOCUMENTO --identidad TEXTO [--recibido DD-MM-AAAA] [--pasaporte]
                anota un pedido y dice hasta cuándo se contesta; DERECHO: ${Object.keys(derechos).join(', ')};
                --identidad dice cómo se comprobó quién pide
  pedidos       muestra los pedidos, los abiertos primero
  responder PEDIDO --respuesta TEXTO
                anota lo que se contestó
  suprimir PEDIDO [--aplicar]
                muestra qué se borra y qué se conserva, tabla por tabla; con --aplicar, lo hace
  bloquear PEDIDO, desbloquear PEDIDO
                cierra el acceso a las ventas de la persona, o lo abre otra vez
  oponer PEDIDO TRATAMIENTO, levantar PEDIDO TRATAMIENTO
                anota a qué se opone la persona, o la levanta; TRATAMIENTO: ${Object.keys(oponibles).join(', ')}
  supresiones --a ARCHIVO
                escribe las supresiones hechas, cifradas, para guardarlas con cada respaldo
  repetir ARCHIVO
                vuelve a suprimir lo que repuso un respaldo`

const options = {
  identidad: { type: 'string' },
  recibido: { type: 'string' },
  pasaporte: { type: 'boolean', default: false },
  respuesta: { type: 'string' },
  aplicar: { type: 'boolean', default: false },
  a: { type: 'string' },
} as const

const quien = () => userInfo().username
const fail = (texto: string): never => {
  throw new OperatorFailure(texto)
}

/** Runs an act of this user of the machine in one transaction. */
const act = <T>(mando: string, run: (acto: ActoSobrePersona) => Promise<T>): Promise<T> =>
  withParts((parts) => asOperator({ ...parts, clock: systemClock }, { mando, quien: quien() }, run))

type Opciones = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

const numberOf = (escrito: string | undefined): number =>
  escrito !== undefined && /^\d{1,9}$/.test(escrito) ? Number(escrito) : fail('Indique el número del pedido.')

const esDerecho = (escrito: string): escrito is Derecho => Object.hasOwn(derechos, escrito)

async function register([derecho = '', escrito = '']: readonly string[], { identidad, recibido, pasaporte }: Opciones) {
  if (!esDerecho(derecho)) return fail(uso)
  const documento = readDocumento(escrito, pasaporte) ?? fail('El documento no es un RUT ni un pasaporte.')
  if (!identidad?.trim()) return fail('Diga con --identidad cómo se comprobó quién pide.')
  const dia = recibido === undefined ? systemClock.hoy() : (deDDMMYYYY(recibido) ?? fail('--recibido es DD-MM-AAAA.'))
  if (dia > systemClock.hoy()) return fail('El pedido no puede haber llegado mañana.')
  const pedido = { derecho, documento, recibido: dia, identidad: identidad.trim() }
  const { id, vence } = await act('persona registrar', (acto) => registerPedido(acto, pedido))
  console.log(`Pedido ${id}. Se contesta hasta el ${aDDMMYYYY(vence)}.`)
}

async function list() {
  const todos = await act('persona pedidos', listPedidos)
  if (todos.length === 0) console.log('No hay pedidos.')
  for (const { id, derecho, recibido, vence, urgencia, suprimidoEn } of todos) {
    const estado = urgencia ?? (suprimidoEn ? 'contestado, suprimido' : 'contestado')
    const dias = `recibido ${aDDMMYYYY(recibido)}, vence ${aDDMMYYYY(vence)}`
    console.log(`  ${String(id).padStart(5)}  ${derechos[derecho].padEnd(16)} ${dias}  ${estado}`)
  }
}

async function respond([escrito]: readonly string[], { respuesta }: Opciones) {
  const id = numberOf(escrito)
  const texto = respuesta?.trim() || fail('Diga con --respuesta qué se contestó.')
  const hecho = await act('persona responder', (acto) => respondPedido(acto, id, texto))
  if (!hecho) fail(`No hay un pedido ${id} sin contestar.`)
  console.log(`Pedido ${id} contestado.`)
}

function show(lineas: readonly LineaDePlan[]) {
  if (lineas.length === 0) console.log('No se guarda nada de quien tiene ese documento.')
  for (const { tabla, filas, destino, motivo } of lineas)
    console.log(`  ${tabla.padEnd(24)} ${String(filas).padStart(6)}  ${destino}${motivo ? `: ${motivo}` : ''}`)
}

async function erase([escrito]: readonly string[], { aplicar }: Opciones) {
  const pedidoId = numberOf(escrito)
  await act('persona suprimir', async (acto) => {
    const pedido = await readPedido(acto, pedidoId, aplicar)
    if (pedido?.derecho !== 'supresion' || pedido.respondidoEn !== null)
      return fail(`No hay un pedido de supresión ${pedidoId} sin contestar.`)
    const { documento } = pedido
    if (!aplicar) {
      show((await planDeSupresion(acto.tx, await withBloqueados(acto, documento))).lineas)
      return console.log('No se cambió nada. Para hacerlo: --aplicar.')
    }
    show(await erasePersona(acto, { documento, pedidoId }))
    console.log(`Suprimido. Conteste: npm run alerce -- persona responder ${pedidoId} --respuesta "…".`)
  })
}

async function block([escrito]: readonly string[]) {
  const pedidoId = numberOf(escrito)
  const ventas = await act('persona bloquear', async (acto) => {
    const pedido = await readPedido(acto, pedidoId, true)
    if (!pedido || pedido.respondidoEn !== null) return fail(`No hay un pedido ${pedidoId} sin contestar.`)
    return await blockPersona(acto, { documento: pedido.documento, pedidoId })
  })
  console.log(`Ventas bloqueadas: ${ventas}.`)
}

async function unblock([escrito]: readonly string[]) {
  const pedidoId = numberOf(escrito)
  const ventas = await act('persona desbloquear', async (acto) => {
    const { documento } = (await readPedido(acto, pedidoId, true)) ?? fail(`No hay un pedido ${pedidoId}.`)
    return await unblockPersona(acto, documento)
  })
  console.log(`Ventas desbloqueadas: ${ventas}.`)
}

const esOponible = (escrito: string): escrito is Oponible => Object.hasOwn(oponibles, escrito)

/** Action on an objection: `change` answers the number of sales, or null when nothing changed. */
const objection =
  (mando: string, abierto: boolean, change: typeof objectPersona) =>
  async ([escrito, tratamiento = '']: readonly string[]) => {
    const pedidoId = numberOf(escrito)
    if (!esOponible(tratamiento)) return fail(uso)
    const ventas = await act(mando, async (acto) => {
      const pedido = await readPedido(acto, pedidoId, true)
      if (pedido?.derecho !== 'oposicion' || (abierto && pedido.respondidoEn !== null))
        return fail(`No hay un pedido de oposición ${pedidoId}${abierto ? ' sin contestar' : ''}.`)
      return await change(acto, { documento: pedido.documento, pedidoId, tratamiento })
    })
    console.log(ventas === null ? 'Nada que cambiar.' : `Hecho. Ventas de la persona: ${ventas}.`)
  }

async function write(_resto: readonly string[], { a }: Opciones) {
  const archivo = a ?? fail('Diga con --a en qué archivo.')
  const texto = await withParts((parts) => writeSupresiones(parts))
  writeFileSync(archivo, texto, { mode: 0o600 })
  console.log(`${archivo}: ${texto.split('\n').length - 1} supresiones.`)
}

async function repeat([archivo = '']: readonly string[]) {
  if (!archivo || !existsSync(archivo)) fail('Indique el archivo de supresiones.')
  const escritas = readFileSync(archivo, 'utf8')
  const cuantas = await withParts((parts) => repeatSupresiones({ ...parts, clock: systemClock }, escritas, quien()))
  if (cuantas === null)
    return fail('El archivo no es de supresiones, o se escribió con otra DATA_KEY. No se cambió nada.')
  console.log(`${cuantas} supresiones repetidas.`)
}

const acciones = new Map([
  ['registrar', register],
  ['pedidos', list],
  ['responder', respond],
  ['suprimir', erase],
  ['bloquear', block],
  ['desbloquear', unblock],
  ['oponer', objection('persona oponer', true, objectPersona)],
  ['levantar', objection('persona levantar', false, liftObjection)],
  ['supresiones', write],
  ['repetir', repeat],
])

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parse(args)
  const [accion = '', ...resto] = positionals
  const elegida = acciones.get(accion) ?? fail(uso)
  await elegida(resto, values)
}
