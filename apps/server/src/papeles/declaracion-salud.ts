import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { causales } from '@alerce/contract/forms/declaracion/cotizante'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { preguntaNumerada } from '@alerce/domain/declaracion/preguntas'
import { vinculoDeclarado } from '@alerce/domain/postulacion/beneficiarios'
import type { PersonaDS } from '../core/declaracion/ds/read-model-personas.ts'
import type { Cuestionario, Pregunta, Respuesta } from '../core/declaracion/preguntas/read-model.ts'
import { type Bloque, constancia, type Dato, datos, seccion, tabla, textoDeEjemplo } from './bloques.ts'
import { datosDelPostulante } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { firmasDe, pieDeLaVenta, type Venta } from './venta.ts'

interface Declarado {
  readonly personas: readonly PersonaDS[]
  readonly cuestionario: Cuestionario
  readonly respuestas: ReadonlyMap<number, Respuesta>
  /** Signature of the holder on a phone, or null. */
  readonly firma: { readonly en: string; readonly metodo: string | null } | null
}

const identidadDe = ({ rut, pasaporte }: PersonaDS) => (rut ? formatoRut(rut) : (pasaporte ?? '-'))

function tablaDePersonas(personas: readonly PersonaDS[]): Bloque {
  return tabla(
    ['Nombre', 'Identidad', 'Vínculo', 'Nacimiento', etiquetasDS.pesoEnKg, etiquetasDS.estaturaEnM],
    personas.map((p) => [
      nombreCompleto(p),
      identidadDe(p),
      vinculoDeclarado(p.relacion, p.descripcionOtro, p.sexo),
      aDDMMYYYY(p.fechaNacimiento),
      p.salud ? String(p.salud.peso) : '-',
      p.salud ? formatoNumero(p.salud.altura, 2) : '-',
    ]),
    2,
  )
}

/** Disability pension of the holder, if any. */
function pensionDe(personas: readonly PersonaDS[]): Bloque[] {
  const salud = personas.find((p) => p.tipo === 0)?.salud
  if (!salud?.pension) return []
  return [
    seccion(etiquetasDS.pension),
    datos([
      [etiquetasDS.causal, causales.find((c) => c.codigo === salud.causal)?.descripcion ?? '-'],
      [etiquetasDS.diagnostico, salud.diagnostico ?? '-'],
    ]),
  ]
}

const enLetras = (respuesta: boolean): string => (respuesta ? 'Sí' : 'No')

function tablaDeDiagnosticos(numero: number, { personas, respuestas }: Declarado) {
  const declarados = respuestas.get(numero)?.diagnosticos ?? []
  if (declarados.length === 0) return null
  const persona = (id: number) => personas.find((p) => p.id === id)
  const filas = declarados.map((d) => {
    const quien = persona(d.personaId)
    const [codigo, cirugia] = [d.codigo || '-', enLetras(d.intervencionQuirurgica)]
    return [d.diagnostico, codigo, quien ? nombreCompleto(quien) : '-', aDDMMYYYY(d.fecha), cirugia]
  })
  const { diagnostico, codigo, persona: quien, fechaAproximada, cirugia } = etiquetasDS
  return tabla([diagnostico, codigo, quien, fechaAproximada, cirugia], filas)
}

function pregunta({ numero, pregunta: texto }: Pregunta, declarado: Declarado): Bloque {
  const dada = declarado.respuestas.get(numero)?.respuesta
  const respuesta = dada === undefined ? '-' : enLetras(dada)
  return {
    clase: 'pregunta',
    texto: preguntaNumerada(numero, texto),
    respuesta,
    detalle: tablaDeDiagnosticos(numero, declarado),
  }
}

function firmaDe(venta: Venta, { firma }: Declarado): Bloque {
  if (!firma) return firmasDe(venta, 'Cotizante que declara')
  const [[, nombre], [etiqueta, documento]] = datosDelPostulante(venta.prospecto) as [Dato, Dato]
  return constancia(
    'Firmada electrónicamente',
    `${nombre}, ${etiqueta} ${documento}, la firmó el ${fechaYHora(firma.en)}, hora de Santiago.`,
    ...(firma.metodo ? [`Método: ${firma.metodo}.`] : []),
  )
}

/** Copy of the health declaration that the law grants the applicant. It holds health data: only for its owner. */
export function papelDeDeclaracionSalud(venta: Venta, declarado: Declarado): Hoja {
  const { declaracion, cotizacion, prospecto } = venta
  const { personas, cuestionario, firma } = declarado
  const { folio, folioPapel, fechaDS, enviadaEn } = declaracion
  const instante = firma?.en ?? (fechaDS ? null : enviadaEn)
  const delPapel = fechaDS ? aDDMMYYYY(fechaDS) : '-'
  return {
    titulo: 'Declaración de Salud',
    bajada: `Copia para el postulante · Folio ${declaracion.folio}`,
    ...pieDeLaVenta(venta),
    cuerpo: [
      seccion('Contrato'),
      datos([
        ...datosDelPostulante(prospecto),
        ['Folio DS', String(folio)],
        ['Plan', `${cotizacion.plan.nombre} (${cotizacion.plan.codigo})`],
        ...(folioPapel ? [['Folio del papel firmado', folioPapel] as const] : []),
        ['Fecha de la declaración', instante ? fechaYHora(instante) : delPapel],
      ]),
      seccion('Personas declaradas'),
      tablaDePersonas(personas),
      ...pensionDe(personas),
      seccion('Preguntas y respuestas'),
      ...(cuestionario.esEjemplo
        ? [
            textoDeEjemplo(
              'La redacción de las preguntas es la del formulario oficial que la isapre publica en este lugar.',
            ),
          ]
        : []),
      // Suppressed questions are omitted
      ...cuestionario.preguntas.filter((p) => p.editable).map((p) => pregunta(p, declarado)),
      firmaDe(venta, declarado),
    ],
  }
}
