import { reparteDiferencia } from '@alerce/domain/contrato/entidades'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmPlan, declare, formularioDe, generateDS, type PostulanteDemo } from '../semilla/demo/recorrido.ts'
import { signAll } from '../testing/cierre/firmas.ts'
import { subirComprobante } from '../testing/cierre/pagos.ts'
import type { Client } from '../testing/client.ts'
import { documentosEmitidos, ingresoDe } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { alSalir, nuevaDeclaracion, nuevoPostulante, nuevoRut, porHttp } from '../testing/ventas.ts'

// A manual sale of each worker type, from its form to its contract.

let desk: Desk
let asesora: Client
let contraloria: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const enMesa: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(mesa)(nombre, payload)

type Empleador = NonNullable<ReturnType<typeof formularioDe>['empleadores']>[number]

interface VentaPorHacer {
  readonly empleadores: readonly Empleador[]
  readonly beneficiarios?: PostulanteDemo['beneficiarios']
  readonly papeles: readonly string[]
}

const empresa = (rut: string, remuneracionImponible: number): Empleador => ({
  tipoTrabajador: 'D',
  rut,
  remuneracionImponible,
})
const conyuge = { fechaNacimiento: '1989/01/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 1 } as const
const madre = { fechaNacimiento: '1950/09/03', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 2 } as const
const dependiente = (nombres: string) => ({
  nombres,
  apellidoPaterno: 'PRUEBA',
  apellidoMaterno: 'VEGA',
  rutBeneficiario: nuevoRut(),
  peso: 60,
  altura: 1.6,
})

const DE_TODOS = ['Declaración de Salud', 'Plan y precio']
const ventas: Record<string, VentaPorHacer> = {
  'a dependent worker with two employers, a spouse and a medical charge': {
    empleadores: [empresa('76086428-5', 2_000_000), empresa('96501450-0', 1_500_000)],
    beneficiarios: [
      { ...conyuge, descripcionOtro: '' },
      { ...madre, descripcionOtro: '' },
    ],
    papeles: [
      ...DE_TODOS,
      'Notificación de cotización',
      'Notificación de cotización',
      'Declaración jurada de carga médica',
      'Circular del cónyuge',
    ],
  },
  'a pensioner': {
    empleadores: [{ tipoTrabajador: 'P', rut: '76086428-5', remuneracionImponible: 1_800_000 }],
    papeles: [...DE_TODOS, 'Notificación de cotización'],
  },
  'an independent': {
    empleadores: [{ tipoTrabajador: 'I', rut: null, remuneracionImponible: 1_800_000 }],
    papeles: [...DE_TODOS, 'Aviso de pago directo', 'Mandato de pago'],
  },
  'a voluntary': {
    empleadores: [{ tipoTrabajador: 'V', rut: null, remuneracionImponible: 0 }],
    papeles: [...DE_TODOS, 'Aviso de pago directo', 'Mandato de pago'],
  },
}

/** From the form to an accepted declaration. */
async function aceptada({ empleadores, beneficiarios = [] }: VentaPorHacer) {
  const formulario = { ...formularioDe(nuevoPostulante({ renta: 3_500_000 })), empleadores: [...empleadores] }
  const { prospectoId } = await call('ingresarProspecto', formulario)
  if (beneficiarios.length > 0) await call('guardarBeneficiarios', { prospectoId, beneficiarios: [...beneficiarios] })
  await confirmPlan(call, prospectoId, 'carta')
  const identificador = await generateDS(call, prospectoId)
  const dependientes = beneficiarios.map((_, at) => dependiente(at === 0 ? 'PEDRO' : 'BERTA'))
  await declare(call, identificador, nuevaDeclaracion({ dependientes }), 'resultado')
  const evaluate = alSalir(contraloria)
  if (empleadores.every(({ tipoTrabajador }) => tipoTrabajador !== 'V'))
    await evaluate('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio: 3_500_000 })
  if (beneficiarios.length > 0)
    await evaluate('responderEvaluacionMedica', {
      identificador,
      resultado: 1,
      motivo: 'Sin antecedentes que restrinjan',
    })
  await call('finalizaevaluacionds', { identificador, resultado: 1 })
  return { prospectoId, identificador }
}

/** Adds the mandate, the contractual data with the part of each entity, the first payment, and the papers. */
async function conPapeles(
  { prospectoId, identificador }: { prospectoId: number; identificador: number },
  directo: boolean,
) {
  if (directo)
    await enMesa('registrarMandato', { declaracionSaludId: identificador, referencia: `PAT-${identificador}` })
  const datos = ingresoDe(await call('datosDocumentosContractuales', { prospectoId }))
  const { totalCotizacionPagar } = await call('datosDocumentosContractuales', { prospectoId })
  const montos = reparteDiferencia(
    totalCotizacionPagar,
    datos.datosEmpleador.map(() => null),
  )
  const datosEmpleador = datos.datosEmpleador.map((uno, at) => ({ ...uno, montoDescuentoUF: montos[at] ?? null }))
  await call('ingresarDatosDocumentosContractualesV2', { ...datos, datosEmpleador })
  if (directo) {
    await subirComprobante(asesora, identificador)
    await call('guardarPrimerPago', { identificador })
    await enMesa('aceptarPrimerPago', { declaracionSaludId: identificador })
  }
  return await documentosEmitidos(asesora, identificador)
}

test.each(Object.keys(ventas))('%s: from the form to the contract', async (quien) => {
  const venta = ventas[quien] as VentaPorHacer
  const ds = await aceptada(venta)
  const { identificador } = ds
  const directo = venta.empleadores.some(({ tipoTrabajador }) => tipoTrabajador === 'I' || tipoTrabajador === 'V')
  const papeles = (await conPapeles(ds, directo)).map(({ nombre }) => nombre)
  expect(papeles).toHaveLength(venta.papeles.length)
  for (const [at, nombre] of venta.papeles.entries()) expect(papeles[at]).toMatch(new RegExp(`^${nombre} \\d`))
  expect(new Set(papeles).size).toBe(papeles.length)
  await call('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' })
  await call('enviarDocumentosAlCliente', { identificador })
  const carta = await desk.db
    .selectFrom('correo')
    .select('texto')
    .where('prospectoId', '=', ds.prospectoId)
    .where('asunto', '=', 'Documentos de su contrato de salud')
    .executeTakeFirstOrThrow()
  for (const nombre of papeles.slice(1)) expect(carta.texto).toContain(nombre)
  await signAll(asesora, identificador)
  await call('enviarDocumentosFirmados', { identificador })
  await enMesa('aceptarFirmas', { declaracionSaludId: identificador })
  expect((await call('obtenerEtapa', { identificador })).etapa).toBe('terminado')
  expect((await call('obtenerDatosProspecto', { prospectoId: ds.prospectoId })).estado).toBe('Contrato Suscrito')
})
