import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

/** Prices end to end: the server computes the vectors of the pricing rules from its own tables. */

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  // the day of the published vectors: UF 41.098,15
  desk.clock.move('2026-10-05T13:00:00.000Z')
  asesora = await desk.as('asesora')
  await desk.db
    .insertInto('plan')
    .values({
      id: 9001,
      codigo: 'VECTOR1',
      nombre: 'Alerce de prueba',
      precioBaseUF: '3.105',
      libreEleccion: true,
      hospitalario: 80,
      ambulatorio: 60,
      colectivo: null,
      desde: '2026-01-01',
      hasta: null,
    })
    .execute()
  await desk.db.insertInto('planRegion').values({ planId: 9001, codigoRegion: 13 }).execute()
})
afterAll(() => desk.close())

const carga = (fechaNacimiento: string, relacionFamiliar = 4) => ({
  fechaNacimiento,
  sexo: 'F',
  tipoBeneficiario: 'L',
  relacionFamiliar,
})
const familia = [carga('1993-03-01', 1), carga('2021-05-01'), carga('2025-06-01')].map(({ fechaNacimiento, ...c }) => ({
  ...c,
  fechaNacimiento: fechaNacimiento.replaceAll('-', '/'),
}))
const mayores = [carga('1969/01/01', 1), carga('2014/01/01'), carga('2009/01/01')]

async function primaGes(valor: number) {
  await desk.db
    .updateTable('primaGes')
    .set({ valorUF: textoDecimal(uf(valor)) })
    .execute()
}
async function cobraGesAlMenor(valor: boolean) {
  await desk.db
    .updateTable('parametro')
    .set({ valor: JSON.stringify(valor) })
    .where('clave', '=', 'cargaGesMenoresDe2')
    .execute()
}

describe('a quote', () => {
  test.each([
    ['single, 30', '01-01-1996', [], 'Alerce Bosque 90 Santiago', 0.731, true, 1, 2.34, 0.731, 3.071, 126_212],
    [
      'family with a baby',
      '01-01-1986',
      familia,
      'Alerce Bosque 90 Santiago',
      0.731,
      true,
      2.6,
      6.084,
      2.924,
      9.008,
      370_212,
    ],
    [
      'same, no GES for the baby',
      '01-01-1986',
      familia,
      'Alerce Bosque 90 Santiago',
      0.731,
      false,
      2.6,
      6.084,
      2.193,
      8.277,
      340_169,
    ],
    ['older family', '01-01-1960', mayores, 'Alerce de prueba', 1.036, true, 5, 15.525, 4.144, 19.669, 808_360],
  ])('%s', async (_title, fechaNacimiento, beneficiarios, nombrePlan, ges, cobra, factor, plan, gesUF, uf, pesos) => {
    await primaGes(ges)
    await cobraGesAlMenor(cobra)
    const prospectoId = await signInPostulante(asesora, {
      fechaNacimiento,
      empleadores: [
        { tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: uf > 9.5 ? 4_000_000 : 1_800_000 },
      ],
    })
    if (beneficiarios.length > 0) await asesora.data('/api/v1/guardarBeneficiarios', { prospectoId, beneficiarios })
    const { minimoMonto, maximoMonto } = await asesora.data('/api/v1/calcularRenta', { prospectoId, renta: 0 })
    await asesora.data('/api/v1/guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
    const planes = await asesora.data('/api/v2/obtenerPlanes', { prospectoId })
    const { planId } = planes.find((p: { nombrePlan: string }) => p.nombrePlan === nombrePlan)
    const saved = await asesora.data('/api/v1/guardarPlanSeleccionado', { prospectoId, planCotizacionId: planId })
    expect(saved).toMatchObject({
      factorGrupoFamiliar: factor,
      precioPlanUF: plan,
      precioGesUF: gesUF,
      CAECUF: 0,
      BESUF: 0,
      precioCOMPOS: 0,
      precioCOMNEG: 0,
      totalUF: uf,
      totalPesos: pesos,
      uf: { valor: 41_098.15, fecha: '05-10-2026', referencia: false },
    })
    expect(saved.personas).toHaveLength(beneficiarios.length + 1)
    const [option] = await asesora.data('/api/v1/cotizarPlanesManual', { prospectoId, planId })
    expect(option).toMatchObject({ precioPlan: plan, precioGES: gesUF, precioTotalS: uf })
  })
})

describe('limits', () => {
  beforeAll(() => primaGes(0.731))

  test.each([
    [
      'dependent',
      [['D', 1_500_000]],
      { rentaImponible: 1_500_000, monto: 105_000, minimoMonto: 105_000, maximoMonto: 330_000, soloManual: false },
    ],
    [
      'over the cap',
      [['D', 5_000_000]],
      { rentaImponible: 3_698_834, monto: 258_918, minimoMonto: 258_918, maximoMonto: 1_100_000, soloManual: false },
    ],
    [
      'two employers',
      [
        ['D', 1_000_000],
        ['P', 500_000],
      ],
      { rentaImponible: 1_500_000, monto: 105_000, maximoMonto: 330_000, soloManual: false },
    ],
    ['independent', [['I', 1_000_000]], { monto: 70_000, minimoMonto: 70_000, maximoMonto: 220_000, soloManual: true }],
    // the cheapest plan of the region, 1,1 + 0,731 UF, and the most expensive with its most expensive benefits
    [
      'voluntary',
      [['V', 0]],
      { rentaImponible: 0, monto: 0, minimoMonto: 75_251, maximoMonto: 344_115, soloManual: true },
    ],
  ])('%s', async (_title, empleos, expected) => {
    const prospectoId = await signInPostulante(asesora, {
      empleadores: empleos.map(([tipoTrabajador, remuneracionImponible], i) => ({
        tipoTrabajador,
        remuneracionImponible,
        ...(tipoTrabajador === 'I' || tipoTrabajador === 'V' ? {} : { rut: i === 0 ? '76086428-5' : '96501450-0' }),
      })),
    })
    expect(await asesora.data('/api/v1/calcularRenta', { prospectoId })).toMatchObject(expected)
  })

  test('without the applicant data there is nothing to calculate', async () => {
    const { prospectoId } = await asesora.data('/api/v1/ingresarProspecto', {
      tipoProspecto: 'OPE',
      nombres: 'Ana',
      apellidoPaterno: 'Rojas',
      apellidoMaterno: 'Soto',
      celular: '987654321',
      correo: 'ana.rojas@example.cl',
    })
    const { status, body } = await asesora.post('/api/v1/calcularRenta', { prospectoId })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      codigoError: 422,
      descripcion: 'Complete los antecedentes del postulante antes de cotizar.',
    })
  })
})

test('no choice of a voluntary is refused for its total: the dearest plan takes its dearest benefits', async () => {
  const prospectoId = await signInPostulante(asesora, {
    empleadores: [{ tipoTrabajador: 'V', remuneracionImponible: 0 }],
  })
  const call = porHttp(asesora)
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const planes = (await call('obtenerPlanes', { prospectoId })).toSorted((a, b) => b.totalPesos - a.totalPesos)
  const beneficios = await call('obtenerBeneficiosComplementarios', { prospectoId })
  const porGrupo = Map.groupBy(beneficios, ({ grupo }) => grupo)
  const masCaros = [...porGrupo.values()].map((grupo) => grupo.toSorted((a, b) => b.precioUF - a.precioUF)[0])
  const planId = planes[0]?.planId ?? 0
  const [especial] = (await call('obtenerBeneficiosEspeciales', { planId })).toSorted((a, b) => b.precioUF - a.precioUF)
  await call('guardarPreferencias', {
    prospectoId,
    esSugerencia: 'N',
    planId,
    ...(especial && { besId: especial.codigo }),
  })
  const elegido = await call('guardarPlanSeleccionado', {
    prospectoId,
    planCotizacionId: planId,
    beneficiosComplementarios: masCaros.flatMap((uno) => (uno ? [uno.codigo] : [])),
  })
  expect(elegido.BESUF).toBeGreaterThan(0)
})

test('a day without a published UF takes the last one and says so', async () => {
  const prospectoId = await signInPostulante(asesora)
  desk.clock.move('2026-10-20T13:00:00.000Z')
  const later = await desk.as('asesora')
  const { uf } = await later.data('/api/v1/calcularRenta', { prospectoId })
  expect(uf).toEqual({ valor: 41_130.94, fecha: '09-10-2026', referencia: true })
})
