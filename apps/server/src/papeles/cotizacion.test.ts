import { uf as enUF, uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import { type Foto, grupoFamiliar, recomputar } from '@alerce/domain/cotizacion/cotizar'
import { tablaUnica } from '@alerce/domain/cotizacion/factores'
import { describe, expect, test } from 'vitest'
import { type BasesDePrecio, price } from '../core/cotizacion/cotizaciones/precio/bases.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { papelDeCotizacion } from './cotizacion.ts'
import { draw } from './draw.ts'

const hoy = '2026-10-05'
const personas = [
  { rol: 'cotizante', nacimiento: '1986-05-03', etiqueta: 'Titular' },
  { rol: 'carga', nacimiento: '1993-01-01', etiqueta: 'Cónyuge' },
  { rol: 'carga', nacimiento: '2021-01-01', etiqueta: 'Hijo' },
  { rol: 'carga', nacimiento: '2025-05-01', etiqueta: 'Hijo' },
] as const
const postulante = {
  nombres: 'JOSÉ ÑUBLE',
  apellidoPaterno: 'ÑANCUPIL',
  apellidoMaterno: 'MUÑOZ',
  rut: '16482305-9',
  numeroPasaporte: null,
}
const plan = {
  id: 1,
  codigo: 'ALBQ260101',
  nombre: 'Alerce Bosque 90 Santiago',
  precioBaseUF: uf(2.34),
  caecUF: uf(0.05),
  libreEleccion: false,
  hospitalario: 90,
  ambulatorio: 80,
  mensaje: '',
}
const dental = { codigo: 5, nombre: 'Cobertura dental', precioUF: uf(0.142), grupo: 'Dental', gratuito: false }

function bases(mas: Partial<BasesDePrecio['uf']> = {}, cuantas: number = personas.length): BasesDePrecio {
  return {
    grupo: grupoFamiliar(
      personas.slice(0, cuantas),
      { primaUF: uf(0.731), cargaMenoresDe2: true, factores: tablaUnica },
      hoy,
    ),
    uf: { valor: valorUF(41_098.15), fecha: hoy, referencia: false, ...mas },
    fuentes: {
      primaGesUF: uf(0.731),
      primaGesDesde: '2026-01-01',
      factores: 'Tabla Única de Factores, Circular IF/N° 343 de 2019',
      factoresDesde: '2020-04-01',
    },
  }
}

async function read(uf: BasesDePrecio, quien = {}, deLaPareja = (foto: Foto) => foto): Promise<string> {
  const { foto, ...alrededor } = price(uf, plan, { complementarios: [dental], especial: null })
  const cotizacion = { ...alrededor, foto: deLaPareja(foto) }
  const papel = papelDeCotizacion({
    postulante: { ...postulante, ...quien },
    cotizacion: { ...cotizacion, plan: { ...cotizacion.plan, prestadores: ['Clínica Indisa', 'Clínica Dávila'] } },
    asesor: { nombre: 'Camila Rojas', correo: 'camila@alerce.example.cl', telefono: '987654321' },
    hasta: '2026-11-04',
    emitida: '2026-10-05T13:00:00.000Z',
  })
  return await textOfPdf(await draw(papel))
}

describe('the quote on paper', () => {
  test.each([
    ['the person', 'JOSÉ ÑUBLE ÑANCUPIL MUÑOZ'],
    ['the RUT', '16.482.305-9'],
    ['the plan', 'Alerce Bosque 90 Santiago Código ALBQ260101 Modalidad Preferente'],
    ['the cover', 'Cobertura hospitalaria 90 % Cobertura ambulatoria 80 %'],
    ['its advisor', 'Camila Rojas Correo camila@alerce.example.cl Teléfono +56 9 8765 4321'],
    ['until when it holds', 'al 05-10-2026. Vale hasta el 04-11-2026'],
    ['the network', 'Red preferente: Clínica Indisa, Clínica Dávila.'],
    ['a factor with its row of the table', 'Cónyuge 33 años 25 a menos de 35, carga 0,7 0,731'],
    ['a baby without factor', 'Hijo 1 año menor de 2 años, sin factor 0,0 0,731'],
    ['the plan price', 'Precio Plan Complementario 2,340 × 2,6 6,084'],
    ['GES', 'Precio GES 4 personas × 0,731, desde 01-01-2026 2,924'],
    ['CAEC', 'Precio CAEC una por contrato 0,050'],
    ['a benefit', 'Cobertura dental 0,142'],
    ['the total', 'Total Cotización Pactada 9,200 UF'],
    ['the UF', '× UF del 05-10-2026 41.098,15'],
    ['the total in pesos', 'Total en pesos redondeado una vez, al final $ 378.103'],
    ['where the factors come from', 'Circular IF/N° 343 de 2019, desde 01-04-2020; edad cumplida al 05-10-2026.'],
    ['why, in an annex', 'Anexo: ¿Por qué este precio?'],
    ['a person among the lines', 'Cónyuge, 33 años 25 a menos de 35, carga 0,7'],
    ['when it was made', 'Emitido el 05-10-2026 10:00'],
    ['the page', 'Página 1 de 2'],
  ])('shows %s', async (_title, part) => {
    expect(await read(bases())).toContain(part)
  })

  test('says when the UF is not that of the day', async () => {
    expect(await read(bases({ fecha: '2026-10-09', referencia: true }))).toContain('UF de referencia del 09-10-2026')
  })

  test('a person without a RUT is shown by the passport', async () => {
    expect(await read(bases(), { rut: null, numeroPasaporte: 'AB123456' })).toContain('Pasaporte AB123456')
  })

  test.each([
    ['gives', { precioCOMPOS: enUF(0.5) }, 'Compensación que otorga fijada por quien otorga 0,500', '9,700', '398.652'],
    [
      'receives',
      { precioCOMNEG: enUF(1) },
      'Compensación que recibe fijada por quien otorga −1,000',
      '8,200',
      '337.005',
    ],
  ])(
    'shows the amount that one of a pair %s, on the page and in the annex',
    async (_what, monto, linea, total, pesos) => {
      const texto = await read(bases(), {}, (foto) => recomputar({ ...foto, ...monto }))
      const parte = `${linea} Total Cotización Pagar ${total} UF Total a pagar en pesos redondeado una vez, al final $ ${pesos}`
      expect(texto.split(parte)).toHaveLength(3)
    },
  )

  test('a single person has one GES', async () => {
    expect(await read(bases({}, 1))).toContain('Precio GES 1 persona × 0,731, desde 01-01-2026 0,731')
  })
})
