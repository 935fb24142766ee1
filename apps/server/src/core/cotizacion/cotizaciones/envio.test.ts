import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../semilla/demo/documentos.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

/** Quotes by mail: their explanation, their sending, and concurrent calls. */

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
  asesora = await desk.as('asesora')
})
beforeEach(async () => {
  prospectoId = await signInPostulante(asesora, {
    fechaNacimiento: '01-01-1986',
    empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 2_500_000 }],
  })
  const beneficiarios = [
    { fechaNacimiento: '1993/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 1 },
    { fechaNacimiento: '2025/06/01', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4 },
    { fechaNacimiento: '1950/06/01', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 5, descripcionOtro: 'Abuela' },
  ]
  await asesora.data('/api/v1/guardarBeneficiarios', { prospectoId, beneficiarios })
  await asesora.data('/api/v1/guardarRangoPactado', { prospectoId, minimoPlan: 175_000, maximoPlan: 550_000 })
})
afterAll(() => desk.close())

const planDe = async (codigo: string): Promise<number> =>
  (await desk.db.selectFrom('plan').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()).id

const choose = async (beneficiosComplementarios: number[] = []) =>
  await asesora.data('/api/v1/guardarPlanSeleccionado', {
    prospectoId,
    planCotizacionId: await planDe('ALBQ260101'),
    beneficiosComplementarios,
  })

describe('why this price', () => {
  test('each person has a line: age, row of the table, factor, GES', async () => {
    const { personas, factorGrupoFamiliar } = await choose()
    expect(personas).toEqual([
      {
        etiqueta: 'Titular',
        rol: 'cotizante',
        edad: 40,
        tramo: { desde: 35, hasta: 45 },
        factor: 1.3,
        exento: false,
        gesUF: 0.731,
      },
      {
        etiqueta: 'Cónyuge',
        rol: 'carga',
        edad: 33,
        tramo: { desde: 25, hasta: 35 },
        factor: 0.7,
        exento: false,
        gesUF: 0.731,
      },
      {
        etiqueta: 'Hijo',
        rol: 'carga',
        edad: 1,
        tramo: { desde: 0, hasta: 20 },
        factor: 0,
        exento: true,
        gesUF: 0.731,
      },
      {
        etiqueta: 'Abuela',
        rol: 'carga',
        edad: 76,
        tramo: { desde: 65, hasta: null },
        factor: 2.2,
        exento: false,
        gesUF: 0.731,
      },
    ])
    expect(factorGrupoFamiliar).toBe(4.2)
  })

  test('benefits, dated tables and UF are named', async () => {
    const { beneficios, fuentes, uf, BESUF } = await choose([5, 23])
    expect(beneficios).toEqual([
      { codigo: 5, nombre: 'Cobertura dental', precioUF: 0.142 },
      { codigo: 23, nombre: 'Descuento en ópticas', precioUF: 0 },
    ])
    expect(BESUF).toBe(0.142)
    expect(fuentes).toMatchObject({ primaGesUF: 0.731, factoresDesde: '01-04-2020', fecha: '07-10-2026' })
    expect(fuentes.factores).toContain('Circular IF/N° 343')
    expect(uf).toMatchObject({ fecha: '07-10-2026', referencia: false })
  })

  test('the total is the sum of its rounded lines, and pesos are rounded once', async () => {
    const q = await choose([1, 3, 5])
    const suma = q.precioPlanUF + q.precioGesUF + q.CAECUF + q.BESUF + q.precioCOMPOS - q.precioCOMNEG
    expect(q.totalUF).toBeCloseTo(suma, 6)
    expect(q.totalPesos).toBe(Math.round(Number((q.totalUF * q.uf.valor).toFixed(4))))
  })

  test('the quote as a whole is spelled as the specification has it', async () => {
    expect(Object.keys(await choose())).toEqual(
      expect.arrayContaining([
        'codigoPlan',
        'totalPesos',
        'totalUF',
        'preciobasePlanUF',
        'factorGrupoFamiliar',
        'precioPlanUF',
        'precioGesUF',
        'CAECUF',
        'BESUF',
        'precioCOMPOS',
        'precioCOMNEG',
      ]),
    )
    const [opcion] = await asesora.data('/api/v1/cotizarPlanesManual', {
      prospectoId,
      planId: await planDe('ALBQ260101'),
    })
    expect(Object.keys(opcion)).toEqual(
      expect.arrayContaining([
        'nombrePlan',
        'planCotizacionId',
        'precioGES',
        'precioPlan',
        'mensaje',
        'esLibreEleccion',
        'precioCompOtorga',
        'precioCompRecibe',
        'precioTotalS',
      ]),
    )
  })
})

describe('the mail', () => {
  const precioDeLista = (uf: string) =>
    desk.db.updateTable('plan').set({ precioBaseUF: uf }).where('codigo', '=', 'ALBQ260101').execute()
  afterEach(() => precioDeLista('2.34'))

  const correos = () =>
    desk.db
      .selectFrom('correo')
      .innerJoin('correoAdjunto as c', 'c.correoId', 'correo.id')
      .innerJoin('archivo as a', 'a.id', 'c.archivoId')
      .innerJoin('almacen', 'almacen.llave', 'a.llave')
      .select(['correo.asunto', 'correo.texto', 'c.nombre', 'almacen.contenido', 'a.confidencial'])
      .where('prospectoId', '=', prospectoId)
      .execute()

  test('carries the snapshot, not a new calculation', async () => {
    const { totalPesos } = await choose([5])
    await precioDeLista('2.5')
    await asesora.data('/api/v2/enviarCotizacionCorreo', { prospectoId })
    const [correo] = await correos()
    const pesos = `$ ${totalPesos.toLocaleString('es-CL')}`
    expect(correo?.asunto).toBe('Cotización de su plan de salud Alerce Bosque 90 Santiago')
    expect(correo?.texto.replaceAll('\u00a0', ' ')).toContain(pesos)
    const text = await textOfPdf(correo?.contenido ?? Buffer.alloc(0))
    expect(text).toContain(pesos)
    for (const etiqueta of ['Titular 40 años', 'Cónyuge 33 años', 'Hijo 1 año', 'Abuela 76 años'])
      expect(text).toContain(etiqueta)
  })

  test('sent again under the same key it goes out once', async () => {
    await choose()
    const headers = { 'idempotency-key': `envio-${prospectoId}` }
    for (let time = 0; time < 3; time++)
      expect((await asesora.post('/api/v2/enviarCotizacionCorreo', { prospectoId }, headers)).body.data).toBe('ok')
    expect(await correos()).toHaveLength(1)
  })

  test('is not written when there is nothing to send', async () => {
    expect((await asesora.post('/api/v2/enviarCotizacionCorreo', { prospectoId })).status).toBe(422)
    expect(await correos()).toHaveLength(0)
  })

  test('can be sent after the plan was confirmed', async () => {
    await choose()
    await deliverDocumentos(porHttp(asesora), prospectoId)
    await asesora.data('/api/v1/guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
    expect(await asesora.data('/api/v2/enviarCotizacionCorreo', { prospectoId })).toBe('ok')
  })
})

describe('calls that cross', () => {
  test('ten choices at once leave one plan standing, whole', async () => {
    const planCotizacionId = await planDe('ALBQ260101')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        asesora.post('/api/v1/guardarPlanSeleccionado', {
          prospectoId,
          planCotizacionId,
          beneficiosComplementarios: i % 2 === 0 ? [5] : [7, 21],
        }),
      ),
    )
    expect(answers.map((a) => a.status)).toEqual(Array(10).fill(200))
    const rows = await desk.db
      .selectFrom('cotizacion')
      .select('totalPesos')
      .where('prospectoId', '=', prospectoId)
      .execute()
    expect(rows).toHaveLength(1)
    const { totalPesos, cotizacion } = await asesora.data('/api/v1/obtenerPlanSeleccionado', { prospectoId })
    expect(rows[0]?.totalPesos).toBe(totalPesos)
    expect(cotizacion.BESUF).toBe(cotizacion.beneficios.length === 1 ? 0.142 : 0.098)
  })

  test('a save of the applicant’s family clears the quote', async () => {
    await choose()
    const beneficiarios = [{ fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 }]
    await asesora.data('/api/v1/guardarBeneficiarios', { prospectoId, beneficiarios })
    expect((await asesora.data('/api/v1/obtenerPlanSeleccionado', { prospectoId })).planCotizacionId).toBeNull()
  })
})

describe('a payload of a wrong shape is refused with 400', () => {
  test.each([
    ['calcularRenta', { renta: 500_000 }],
    ['calcularRenta', { prospectoId: 'abc' }],
    ['calcularRenta', { prospectoId: -1 }],
    ['guardarRangoPactado', {}],
    ['guardarRangoPactado', { minimoPlan: 1.5, maximoPlan: 2 }],
    ['guardarRangoPactado', { minimoPlan: '100000', maximoPlan: 200_000 }],
    ['guardarRangoPactado', { minimoPlan: 0, maximoPlan: 1e12 }],
    ['guardarPreferencias', { esSugerencia: 'X' }],
    ['guardarPreferencias', { esSugerencia: 'N', planId: 2 ** 60 }],
    ['guardarPreferencias', { esSugerencia: 'S', preferences: 'región' }],
    ['guardarPlanSeleccionado', {}],
    ['guardarPlanSeleccionado', { planCotizacionId: 101, beneficiosComplementarios: 'todos' }],
    ['guardarPlanSeleccionado', { planCotizacionId: 101, beneficiosComplementarios: Array(51).fill(1) }],
    ['guardarPlanSeleccionado', { planCotizacionId: 101, montoSiete: 105_000 }],
    ['obtenerBeneficiosEspeciales', { planId: [] }],
    ['obtenerPorcentajeBonificacionPrestador', { codigoPrestador: 1e10 }],
  ])('%s %o', async (name, body) => {
    const { status, body: reply } = await asesora.post(`/api/v1/${name}`, { prospectoId, ...body })
    expect(status).toBe(400)
    expect(reply).toMatchObject({ httpCode: 400, codigo: 'peticion_invalida', data: null })
    expect(reply.errores.length).toBeGreaterThan(0)
  })
})
