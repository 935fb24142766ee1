import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { escritoDe } from '@alerce/domain/base/textos/escrito'
import { vinculoDeclarado } from '@alerce/domain/postulacion/beneficiarios'
import type { Texto } from '../core/base/textos/read-model.ts'
import type { PersonaDeJurada } from '../core/declaracion/juradas/read-model.ts'
import { constancia, type Dato, datos, firmas, redaccion, seccion } from './bloques.ts'
import type { Hoja } from './hoja.ts'

interface JuradaPorDibujar {
  readonly folio: number
  readonly titular: PersonaDeJurada
  readonly carga: PersonaDeJurada
  readonly texto: Texto
  readonly tipoVenta: 'M' | 'E'
  /** ISO instant at which it was drawn. */
  readonly emitida: string
}

const identidad = ({ nombre, rut, pasaporte, fechaNacimiento }: PersonaDeJurada): Dato[] => [
  ['Nombre', nombre],
  rut ? ['RUT', formatoRut(rut)] : ['Pasaporte', pasaporte ?? '-'],
  ['Fecha de nacimiento', aDDMMYYYY(fechaNacimiento)],
]

/** Sworn declaration of a holder about one medical charge, in the operator's words. It has no health data. */
export function papelDeJurada({ folio, titular, carga, texto, tipoVenta, emitida }: JuradaPorDibujar): Hoja {
  const [, [etiqueta, documento]] = identidad(titular) as [Dato, Dato]
  return {
    titulo: texto.titulo,
    bajada: `Declaración de Salud · Folio ${folio}`,
    folio: `Folio ${folio}`,
    de: titular.nombre,
    emitida,
    cuerpo: [
      seccion('Cotizante'),
      datos(identidad(titular)),
      seccion('Carga médica'),
      datos([
        ...identidad(carga),
        ['Vínculo con el cotizante', vinculoDeclarado(carga.relacion, carga.descripcionOtro, carga.sexo)],
      ]),
      seccion('Declaración'),
      ...redaccion(escritoDe(texto)),
      tipoVenta === 'E'
        ? constancia(
            'Se acepta electrónicamente',
            `${titular.nombre}, ${etiqueta} ${documento}, la abre y la acepta en su teléfono. Su aceptación queda en la evidencia de la venta.`,
          )
        : firmas({ nombre: titular.nombre, identidad: `${etiqueta} ${documento}`, calidad: 'Cotizante que declara' }),
    ],
  }
}
