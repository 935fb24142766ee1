import { uf as enUF, pesos, valorUF } from '@alerce/domain/base/dinero/tipos'
import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { type Escrito, escritoDe } from '@alerce/domain/base/textos/escrito'
import { grupoFamiliar } from '@alerce/domain/cotizacion/cotizar'
import { tablaUnica } from '@alerce/domain/cotizacion/factores'
import { price } from '../../core/cotizacion/cotizaciones/precio/bases.ts'
import { papelDeCircular } from '../circular-conyuge.ts'
import { papelDeCotizacion } from '../cotizacion.ts'
import { papelDeJurada } from '../declaracion-jurada.ts'
import { papelDeDeclaracionSalud } from '../declaracion-salud.ts'
import { papelDeCupon } from '../pago/cupon.ts'
import { papelDeMandato } from '../pago/mandato.ts'
import { papelDePlanYPrecio } from '../plan-y-precio.ts'
import { papelDeResumen } from '../resumen-del-contrato.ts'
import type { Venta } from '../venta.ts'

// Longest papers that a sale may produce: long names, every question answered yes, long texts of an operator.

type Declarada = Parameters<typeof papelDeDeclaracionSalud>[1]
type Hoja = ReturnType<typeof papelDeMandato>

/** Person of the papers. */
export const NOMBRE = 'MARÍA DE LOS ÁNGELES FERNANDA ALEJANDRA ERRÁZURIZ-LARRAÍN SCHWARZENBERG'
export const RUT = '16.343.251-8'
const persona = { nombres: NOMBRE, apellidoPaterno: 'ÑUÑO', apellidoMaterno: 'IRARRÁZAVAL', rut: '16343251-8' }

function ventaDe(personas: number): Venta {
  const grupo = grupoFamiliar(
    Array.from({ length: personas }, (_, i) => ({
      rol: i === 0 ? ('cotizante' as const) : ('carga' as const),
      nacimiento: `${1986 + i * 3}-05-03`,
      etiqueta: i === 0 ? 'Titular' : 'Hija',
    })),
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
  const fuentes = { primaGesUF: enUF(0.731), primaGesDesde: '2026-01-01', factores: 'T', factoresDesde: '2020-04-01' }
  const uf = { valor: valorUF(41_098.15), fecha: '2026-10-04', referencia: true }
  return {
    prospecto: persona,
    declaracion: { folio: 5_000_000_123, folioPapel: null, fechaDS: null, enviadaEn: null, tipoVenta: 'M' },
    cotizacion: price({ grupo, fuentes, uf }, plan, { complementarios: [], especial: null }),
    emitida: '2026-10-05T13:00:00.000Z',
  } as unknown as Venta
}

const salud = { peso: 70, altura: 1.7, pension: false, causal: null, diagnostico: null }
const preguntas = Array.from({ length: 15 }, (_, i) => ({
  numero: i + 1,
  ejemplo: '',
  editable: true,
  pregunta: `¿Ha tenido usted o alguna de sus cargas una enfermedad del grupo ${i + 1}, con diagnóstico médico, o tratamientos pendientes de ella?`,
}))

function declaracionDe(personas: number): Hoja {
  const todas = Array.from({ length: personas }, (_, i) => {
    const vinculo = { tipo: i === 0 ? 0 : 1, relacion: 3, descripcionOtro: '', pasaporte: null }
    return {
      ...persona,
      ...vinculo,
      id: i + 1,
      fechaNacimiento: '1986-05-03',
      salud,
    } as unknown as Declarada['personas'][number]
  })
  const diagnosticos = todas.map(({ id }) => {
    return { personaId: id, codigo: 'J45', diagnostico: 'Asma', fecha: '2015-03-01', intervencionQuirurgica: false }
  })
  return papelDeDeclaracionSalud(ventaDe(personas), {
    personas: todas,
    cuestionario: { textoId: 1, version: 1, esEjemplo: true, preguntas },
    respuestas: new Map(preguntas.map(({ numero }) => [numero, { respuesta: true, diagnosticos }])),
    firma: null,
  })
}

const texto = {
  id: 1,
  version: 3,
  titulo: 'Declaración jurada',
  huella: 'ab'.repeat(32),
  ejemplo: true,
  por: 'x',
  en: '',
  vigenteDesde: '2026-01-01',
  clase: 'declaracionJurada' as const,
  cuerpo: Array(12)
    .fill('Declaro bajo juramento que lo que aquí se dice es verdadero, y que lo sé. '.repeat(6))
    .join('\n\n'),
}
const jurado = {
  id: 1,
  orden: 1,
  tipo: 1 as const,
  relacion: 5,
  descripcionOtro: 'SOBRINA',
  nombre: NOMBRE,
  rut: '16343251-8',
  sexo: 'F' as const,
  pasaporte: null,
  fechaNacimiento: '1990-03-15',
  guardada: true,
}
const otorgado = { referencia: 'TOKU-5000000123', otorgado: '2026-10-05T13:00:00.000Z', por: 'la postulante' }
/** Longest texts of an operator: more persons, more paragraphs. */
const parrafos = (n: number) => texto.cuerpo.split('\n\n').slice(0, n + 3)

const ofrecida = {
  asesor: { nombre: 'Camila Rojas', correo: 'asesora@alerce.example.cl', telefono: '987654001' },
  hasta: '2026-11-04',
}

/** Operator's text of a class with these paragraphs, marked as our example. */
export const escrito = (clase: ClaseTexto, ...parrafos: readonly string[]): Escrito => {
  const publicado = { clase, titulo: 'Lo que dice el operador', version: 1, huella: 'ab'.repeat(32), ejemplo: true }
  return escritoDe({ ...publicado, cuerpo: parrafos.join('\n\n') })
}

/** Papers of a sale by title, for a number of persons. */
export const papeles = {
  'Declaración jurada': (n) =>
    papelDeJurada({
      folio: 5_000_000_123,
      tipoVenta: 'M',
      titular: jurado,
      carga: jurado,
      emitida: '2026-10-05T13:00:00.000Z',
      texto: { ...texto, cuerpo: parrafos(n).join('\n\n') },
    }),
  'Circular del cónyuge': (n) =>
    papelDeCircular(ventaDe(n), {
      conyuge: jurado,
      por: NOMBRE,
      en: '2026-10-05T13:00:00.000Z',
      texto: { ...texto, clase: 'circularConyuge', cuerpo: parrafos(n).join('\n\n') },
    }),
  'Mandato de pago': (n) =>
    papelDeMandato(
      ventaDe(n),
      { ...otorgado, origen: 'postulante', consentido: parrafos(n).join('\n') },
      escrito('mandatoPago'),
    ),
  'Plan y precio': (n) =>
    papelDePlanYPrecio(ventaDe(n), {
      condiciones: escrito('condicionesGenerales', ...parrafos(n)),
      nombres: Array(n).fill(NOMBRE),
    }),
  'Declaración de Salud': declaracionDe,
  'Cotización de plan de salud': (n) =>
    papelDeCotizacion({ ...ventaDe(n), postulante: { ...persona, numeroPasaporte: null }, ...ofrecida }),
  'Resumen del contrato': (n) =>
    papelDeResumen({
      postulante: { ...persona, numeroPasaporte: null },
      cubre: [NOMBRE, ...Array<string>(n - 1).fill(NOMBRE)],
      folio: 5_000_000_123,
      plan: { nombre: 'Alerce Bosque 90', codigo: 'ALBQ260101' },
      pago: {
        totalUF: enUF(12.345),
        precioCOMPOS: enUF(1.25),
        precioCOMNEG: enUF(0),
        uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: false },
      },
      suscrito: '2026-10-05',
      desde: '01-12-2026',
      primerPago: { estado: 'aceptado', mes: '202611', dia: '05-10-2026' },
      asesor: ofrecida.asesor,
      emitida: '2026-10-05T13:00:00.000Z',
    }),
} satisfies Record<string, (personas: number) => Hoja>

/** Coupon of a sale, with its code. */
export const cupon = (): Hoja =>
  papelDeCupon({
    postulante: { ...persona, numeroPasaporte: null },
    plan: 'Alerce Bosque 90',
    mes: '202610',
    referencia: '5000000123-7-202610-102745',
    vence: '2026-11-10',
    pagarUF: enUF(2.5),
    esParte: false,
    pesos: pesos(102_745),
    emitida: '2026-10-05T13:00:00.000Z',
    lugares: escrito('lugaresDePago', 'En línea o en caja.'),
    uf: { valor: valorUF(41_098.15), fecha: '2026-10-01', referencia: false },
  })
