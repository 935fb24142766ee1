import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../semilla/demo/documentos.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const persona = {
  tipoProspecto: 'REF',
  rut: '17.112.004-7',
  nombres: 'Ana',
  apellidoPaterno: 'Paz',
  apellidoMaterno: 'Mora',
  celular: '911112222',
  correo: 'ana@example.cl',
}
const antecedentes = {
  tipoDocumento: 'R',
  tipoVenta: 'M',
  fechaNacimiento: '17-05-1990',
  sexo: 'F',
  isapreActual: 1,
  tipoPlan: 'N',
  codigoRegion: 13,
  codigoCiudad: 131,
  empleadores: [{ tipoTrabajador: 'D', rut: '76.086.428-5', remuneracionImponible: 1_500_000 }],
}
const conId = (payload = {}) => ({ prospectoId, ...payload })
const etapa = async () => (await asesora.data('/api/v1/obtenerEtapaProspecto', conId())).etapa
const guardarEtapa = (name: string, client = asesora) =>
  client.post('/api/v1/guardarEtapaProspecto', conId({ etapa: name }))
const clean = (client = asesora) => client.post('/api/v1/limpiarCotizacion', conId())
const venta = () => asesora.data('/api/alerce/v1/obtenerVenta', conId())
const planElegido = async () => (await asesora.post('/api/v1/obtenerPlanSeleccionado', conId())).body.data

/** Range and a plan out of it, as the screens save them; what is asked for is handed in. */
async function elegirPlan(): Promise<void> {
  const { minimoMonto, maximoMonto } = await asesora.data('/api/v1/calcularRenta', conId({ renta: 0 }))
  await asesora.data('/api/v1/guardarRangoPactado', conId({ minimoPlan: minimoMonto, maximoPlan: maximoMonto }))
  const [plan] = await asesora.data('/api/v2/obtenerPlanes', conId())
  await asesora.data('/api/v1/guardarPreferencias', conId({ planId: plan.planId, esSugerencia: 'N' }))
  const payload = { planCotizacionId: plan.planId, montoSiete: 0, beneficiosComplementarios: [] }
  await asesora.data('/api/v1/guardarPlanSeleccionado', conId(payload))
  await deliverDocumentos(porHttp(asesora), prospectoId)
}

beforeEach(async () => {
  prospectoId = (await asesora.data('/api/v1/ingresarProspecto', { ...persona, ...antecedentes })).prospectoId
})

describe('the stage of the prospect', () => {
  test('goes to cotizacionFinalizada only with a plan, once, and fixes the quote', async () => {
    expect(await etapa()).toBe('prospecto')
    const early = await guardarEtapa('cotizacionFinalizada')
    expect(early.status).toBe(422)
    expect(early.body.descripcion).toBe('La postulación no permite ese paso en su estado actual.')
    await elegirPlan()
    for (const _ of [1, 2])
      expect((await guardarEtapa('cotizacionFinalizada')).body.data).toEqual({ etapa: 'cotizacionFinalizada' })
    const kept = await desk.db
      .selectFrom('cotizacion')
      .select('confirmada')
      .where('prospectoId', '=', prospectoId)
      .execute()
    expect(kept).toEqual([{ confirmada: expect.any(String) }])
    const { estado } = await asesora.data('/api/v1/obtenerDatosProspecto', conId())
    expect(estado).toBe('Cotización Finalizada')
  })

  test('saving the stage it has changes nothing', async () => {
    expect((await guardarEtapa('prospecto')).body.data).toEqual({ etapa: 'prospecto' })
    const entradas = await asesora.data('/api/v1/obtenerBitacoraProspecto', conId())
    expect(entradas).toHaveLength(1)
  })

  test.each(['resumenCotizacionCompensado', 'invitacionEnviada', 'invitacionAnulada', 'dsManualGenerada'])(
    'does not jump to %s',
    async (name) => {
      await elegirPlan()
      expect((await guardarEtapa(name)).status).toBe(422)
      expect(await etapa()).toBe('prospecto')
    },
  )

  test('does not go to dsManualGenerada before the DS is made, nor back', async () => {
    await elegirPlan()
    await guardarEtapa('cotizacionFinalizada')
    expect((await guardarEtapa('dsManualGenerada')).status).toBe(422)
    expect((await guardarEtapa('prospecto')).status).toBe(422)
    await asesora.data('/api/v1/generarDSManual', conId())
    expect((await guardarEtapa('dsManualGenerada')).status).toBe(200)
    expect((await guardarEtapa('cotizacionFinalizada')).status).toBe(422)
  })

  test('a stage that is none is a bad request; a stranger and a supervisor save none', async () => {
    expect((await guardarEtapa('cualquiera')).status).toBe(400)
    expect((await guardarEtapa('prospecto', await desk.as('asesor2'))).status).toBe(404)
    expect((await guardarEtapa('prospecto', await desk.as('jefatura'))).status).toBe(403)
  })
})

describe('the quote is cleared', () => {
  test('by limpiarCotizacion, while no plan is confirmed', async () => {
    await elegirPlan()
    expect((await clean()).body.data).toBe('ok')
    expect(
      await desk.db.selectFrom('cotizacion').select('id').where('prospectoId', '=', prospectoId).execute(),
    ).toEqual([])
    expect((await clean()).body.data).toBe('ok')
    await elegirPlan()
    await guardarEtapa('cotizacionFinalizada')
    expect((await clean()).status).toBe(422)
    expect((await planElegido()).planCotizacionId).toEqual(expect.any(Number))
  })

  const conyuge = { fechaNacimiento: '1988/12/31', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 1 }
  test.each([
    ["saving the applicant's data", '/api/v1/ingresarProspecto', antecedentes],
    ['saving a beneficiary', '/api/v1/guardarBeneficiarios', { beneficiarios: [conyuge] }],
  ])('by %s', async (_what, path, payload) => {
    await elegirPlan()
    await asesora.data(path, conId(payload))
    expect(
      await desk.db.selectFrom('cotizacion').select('id').where('prospectoId', '=', prospectoId).execute(),
    ).toEqual([])
  })

  test('not by a change of name', async () => {
    await elegirPlan()
    await asesora.data('/api/v1/ingresarProspecto', conId({ nombres: 'Otra' }))
    expect((await planElegido()).planCotizacionId).toEqual(expect.any(Number))
  })
})

describe('the sale', () => {
  const situaciones = async () => (await venta()).pasos.map((p: { situacion: string }) => p.situacion[0]).join('')

  test('shows person, stage and next steps', async () => {
    expect(await venta()).toMatchObject({
      prospectoId,
      nombre: 'ANA PAZ MORA',
      rut: '17112004-7',
      estado: 'Prospecto Ingresado',
      etapa: 'prospecto',
      tipoVenta: 'M',
      tipoPlan: 'N',
      folioDS: null,
      declaracionSaludId: null,
      etapaDS: null,
      resultadoDS: null,
    })
    const { pasos } = await venta()
    expect(pasos.slice(0, 4)).toEqual([
      {
        clave: 'antecedentes',
        titulo: 'Antecedentes',
        situacion: 'listo',
        detalle: 'listo',
        motivo: null,
        ruta: '/postulant-data',
      },
      {
        clave: 'beneficiarios',
        titulo: 'Beneficiarios',
        situacion: 'ahora',
        detalle: 'ahora',
        motivo: null,
        ruta: '/prospect-beneficiaries',
      },
      {
        clave: 'cotizar',
        titulo: 'Cotizar Plan',
        situacion: 'sigue',
        detalle: 'sigue',
        motivo: null,
        ruta: '/preliminar-plan',
      },
      {
        clave: 'resumen',
        titulo: 'Resumen plan',
        situacion: 'cerrado',
        detalle: 'abre al confirmar el plan',
        motivo: 'abre al confirmar el plan',
        ruta: '/resumen-plan',
      },
    ])
  })

  test('advances with each finished step', async () => {
    expect(await situaciones()).toBe('lascccc'.padEnd(8, 'c'))
    await elegirPlan()
    expect(await situaciones()).toBe('llaccccc')
    await guardarEtapa('cotizacionFinalizada')
    expect(await situaciones()).toBe('lllacccc')
    const { declaracionSaludId } = await asesora.data('/api/v1/generarDSManual', conId())
    await guardarEtapa('dsManualGenerada')
    expect(await situaciones()).toBe('llllaccc')
    expect(await venta()).toMatchObject({
      declaracionSaludId,
      etapaDS: 'inicioManual',
      resultadoDS: null,
      folioDS: expect.any(Number),
      estado: 'DS en Proceso',
    })
  })

  test('of an inactive prospect is closed', async () => {
    await asesora.data('/api/v1/ingresarProspecto', conId({ activo: false, motivoProspecto: 'Se fue' }))
    const { pasos } = await venta()
    expect(pasos[1]).toMatchObject({
      situacion: 'cerrado',
      detalle: 'prospecto inactivo',
      motivo: 'cerrado: el prospecto está inactivo',
    })
  })

  test('of another advisor answers 404; the head of the team reads its sale type', async () => {
    const asesor2 = await desk.as('asesor2')
    expect((await asesor2.post('/api/alerce/v1/obtenerVenta', conId())).status).toBe(404)
    expect((await asesor2.post('/api/v1/obtenerTipoVenta', conId())).status).toBe(404)
    expect(await (await desk.as('jefatura')).data('/api/v1/obtenerTipoVenta', conId())).toEqual({ tipoVenta: 'M' })
  })
})
