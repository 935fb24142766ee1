import { empleadorLeido } from '@alerce/contract/testing/leido'
import { uf as enUF, pesos, valorUF } from '@alerce/domain/base/dinero/tipos'
import { grupoFamiliar } from '@alerce/domain/cotizacion/cotizar'
import { tablaUnica } from '@alerce/domain/cotizacion/factores'
import { describe, expect, test } from 'vitest'
import { price } from '../core/cotizacion/cotizaciones/precio/bases.ts'
import type { PersonaDS } from '../core/declaracion/ds/read-model-personas.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { papelDeDeclaracionSalud } from './declaracion-salud.ts'
import { draw } from './draw.ts'
import type { Hoja } from './hoja.ts'
import { papelParaQuienPaga } from './pago/aviso-de-pago.ts'
import { papelDePlanYPrecio } from './plan-y-precio.ts'
import { escrito } from './testing/papeles-largos.ts'
import type { Venta } from './venta.ts'

const fuentes = { primaGesUF: enUF(0.731), primaGesDesde: '2026-01-01', factores: 'Tabla', factoresDesde: '2020-04-01' }
const grupo = grupoFamiliar(
  [{ rol: 'cotizante', nacimiento: '1986-05-03', etiqueta: 'Titular' }],
  { primaUF: enUF(0.731), cargaMenoresDe2: true, factores: tablaUnica },
  '2026-10-05',
)
const plan = {
  id: 1,
  codigo: 'ALBQ260101',
  nombre: 'Alerce Bosque 90',
  precioBaseUF: enUF(2.34),
  caecUF: enUF(0.05),
  mensaje: '',
  libreEleccion: true,
  hospitalario: 90,
  ambulatorio: 80,
}
const uf = { valor: valorUF(41_098.15), fecha: '2026-10-04', referencia: true }
const persona = { nombres: 'NOOR', apellidoPaterno: 'EL AMRANI', apellidoMaterno: 'Ñ', rut: null }
const venta = {
  prospecto: { ...persona, numeroPasaporte: 'AB123456' },
  declaracion: { folio: 5_000_000_123, folioPapel: null, fechaDS: null, enviadaEn: null, tipoVenta: 'M' },
  cotizacion: price({ grupo, fuentes, uf }, plan, { complementarios: [], especial: null }),
  emitida: '2026-10-05T13:00:00.000Z',
} as unknown as Venta

const read = async (papel: Hoja) => await textOfPdf(await draw(papel))

const salud = { peso: 70, altura: 1.7, pension: true, causal: 1, diagnostico: 'Artrosis' }
const titular = {
  ...persona,
  id: 1,
  tipo: 0,
  relacion: 0,
  descripcionOtro: '',
  pasaporte: 'AB123456',
  fechaNacimiento: '1986-05-03',
  salud,
} as unknown as PersonaDS
const sobrina = {
  ...titular,
  id: 2,
  tipo: 2,
  relacion: 5,
  descripcionOtro: 'SOBRINA',
  nombres: 'LINA',
  rut: '22222222-2',
  salud: null,
} as PersonaDS
const preguntas = [
  { numero: 10, pregunta: '¿Décima?', ejemplo: '', editable: true },
  { numero: 11, pregunta: '¿Suprimida?', ejemplo: '', editable: false },
  { numero: 12, pregunta: '¿Duodécima?', ejemplo: '', editable: true },
]
const cuestionario = { textoId: 1, version: 1, esEjemplo: true, preguntas }
const asma = { personaId: 2, codigo: '', diagnostico: 'Asma leve', fecha: '2015-03-01', intervencionQuirurgica: true }
const sinFirma = { firma: null }
const respuestas = new Map([[10, { respuesta: true, diagnosticos: [asma] }]])

describe('the copy of the declaration', () => {
  test.each([
    ['a person without RUT by the passport', 'Pasaporte AB123456'],
    ['the folio', 'Folio 5000000123'],
    ['the relation in text, a missing figure as missing', '22.222.222-2 Otro: SOBRINA 03-05-1986 - -'],
    ['the pension with its cause', 'Causal Enfermedad Comun Diagnóstico Artrosis'],
    ['a yes', '10. ¿Décima? Sí'],
    ['the person of each diagnosis', 'Asma leve - LINA EL AMRANI Ñ 01-03-2015 Sí'],
    ['a question without answer', '12. ¿Duodécima? -'],
    ['that the wording is an example', 'TEXTO DE EJEMPLO'],
  ])('shows %s', async (_title, part) => {
    const text = await read(
      papelDeDeclaracionSalud(venta, { personas: [titular, sobrina], cuestionario, respuestas, ...sinFirma }),
    )
    expect(text).toContain(part)
    expect(text).not.toContain('Suprimida')
  })

  test('of an electronic sale: when and how it was signed, no line for ink and no amounts', async () => {
    const firma = { en: '2026-10-05T13:05:00.000Z', metodo: 'código de un solo uso enviado al correo' }
    const electronica = { ...venta, declaracion: { ...venta.declaracion, tipoVenta: 'E' as const } }
    const text = await read(
      papelDeDeclaracionSalud(electronica, { personas: [titular], cuestionario, respuestas, firma }),
    )
    expect(text).toContain('Fecha de la declaración 05-10-2026 10:05')
    expect(text).toContain(
      'Firmada electrónicamente NOOR EL AMRANI Ñ, Pasaporte AB123456, la firmó el 05-10-2026 10:05',
    )
    expect(text).toContain('Método: código de un solo uso enviado al correo.')
    expect(text).not.toMatch(/Por la isapre|UF de|en pesos/)
  })

  test('a girl is a daughter', async () => {
    const hija = { ...titular, tipo: 1, relacion: 4, sexo: 'F' } as PersonaDS
    const declarado = { personas: [hija, { ...hija, sexo: 'M' as const }], cuestionario, respuestas, ...sinFirma }
    expect(await read(papelDeDeclaracionSalud(venta, declarado))).toMatch(/Hija 03-05-1986.*Hijo 03-05-1986/)
  })

  test('shows no pension without one', async () => {
    const text = await read(
      papelDeDeclaracionSalud(venta, { personas: [sobrina], cuestionario, respuestas, ...sinFirma }),
    )
    expect(text).not.toContain('Pensión')
  })
})

describe('paper of a payer', () => {
  const lugar = {
    codigoRegion: 13,
    codigoCiudad: 131,
    codigoComuna: 13_120,
    region: 'RM',
    ciudad: 'Santiago',
    comuna: 'Ñuñoa',
  }
  const antecedentes = { ...lugar, domicilio: 'Irarrázaval 2401', codigoAfp: null, afp: null }
  const entidad = {
    empleadorId: 1,
    razonSocial: 'Los Boldos SpA',
    domicilio: '',
    telefono: '',
    correo: null,
    lugar: null,
    montoDescuentoUF: enUF(2.5),
  }
  const suyo = empleadorLeido({ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: pesos(0) })
  const empleador = { id: 1, ...suyo, rentaValidada: false }
  const texto = escrito('notificacionEntidad', 'Descuente esta cotización.')
  const notificada = { entidad, empleador, antecedentes, texto }

  test('an employer: its own part, the number, the first month and the notification deadline', async () => {
    const text = await read(papelParaQuienPaga(venta, notificada))
    expect(text).toContain('tipo 1, suscripción de contrato de salud')
    expect(text).toContain('Número de FUN 5000000123-1')
    expect(text).toContain('Primera remuneración que descuenta 11-2026 Se notifica a más tardar el 09-11-2026')
    expect(text).toContain('Descuente esta cotización. Versión 1 del texto')
    expect(text).toContain('Monto mensual 2,500 UF')
    expect(text).toContain('UF de referencia del 04-10-2026: $ 41.098,15 $ 102.745')
  })

  test('of an electronic sale an employer gets no line to sign on', async () => {
    const electronica = { ...venta, declaracion: { ...venta.declaracion, tipoVenta: 'E' as const } }
    const text = await read(papelParaQuienPaga(electronica, notificada))
    expect(text).toContain('Se firma electrónicamente')
    expect(text).not.toContain('Recibe la entidad pagadora')
    expect(await read(papelParaQuienPaga(venta, notificada))).toContain('Recibe la entidad pagadora')
  })

  test('an employer sees neither the total, nor the plan, nor the address', async () => {
    const text = await read(papelParaQuienPaga(venta, notificada))
    for (const ajeno of ['Pactada', 'Alerce Bosque', 'Irarrázaval']) expect(text).not.toContain(ajeno)
  })

  test('a direct payer is not asked to withhold', async () => {
    const directo = {
      ...notificada,
      entidad: { ...entidad, razonSocial: '' },
      empleador: { ...empleador, tipoTrabajador: 'V' as const, rut: null },
      texto: escrito('lugaresDePago', 'En línea o en caja.'),
    }
    const text = await read(papelParaQuienPaga(venta, directo))
    expect(text).toContain('Tipo de trabajador Voluntario')
    expect(text).toContain('Primer mes 11-2026 Se paga a más tardar el 10-12-2026')
    expect(text).toContain('Monto mensual 2,500 UF')
    expect(text).toContain('En línea o en caja.')
    expect(text).not.toMatch(/remuneración|entidad pagadora/i)
  })
})

test('plan and price repeats the snapshot line by line, names its persons, and has a line to sign', async () => {
  const text = await read(
    papelDePlanYPrecio(venta, {
      condiciones: escrito('condicionesGenerales', 'Se reajusta cada año.'),
      nombres: ['NOOR EL AMRANI Ñ'],
    }),
  )
  for (const part of [
    'Libre Elección',
    'Se reajusta cada año.',
    'Sin red preferente.',
    'Precio CAEC una por contrato 0,050',
    'Total en pesos',
    'NOOR EL AMRANI Ñ, Titular',
    'Inicio de vigencia de los beneficios 01-12-2026',
    'Pasaporte AB123456 Cotizante',
    'Isapre Alerce S.A. RUT 96.999.990-0 Por la isapre',
    'Los pesos de este documento son de referencia',
  ])
    expect(text).toContain(part)
})

test('of an electronic sale a paper has no line for ink: it says how it is signed', async () => {
  const electronica = { ...venta, declaracion: { ...venta.declaracion, tipoVenta: 'E' as const } }
  const text = await read(papelDePlanYPrecio(electronica, { condiciones: escrito('condicionesGenerales', 'Uno.') }))
  expect(text).toContain('Se firma electrónicamente NOOR EL AMRANI Ñ, Pasaporte AB123456, firma en su teléfono')
  expect(text).not.toContain('Por la isapre')
})
