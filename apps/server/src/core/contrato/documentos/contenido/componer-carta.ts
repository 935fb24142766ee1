import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { marca } from '../../../../papeles/marca.ts'
import type { DocumentoDeContrato } from '../read-model.ts'

/** The letter that goes with the papers of a contract, those of health not among them. */
export const componerCarta = (
  nombres: string,
  documentos: readonly DocumentoDeContrato[],
  tipoVenta: 'M' | 'E',
): string => `Hola, ${nombreLegible(nombres)}:

Adjuntamos los documentos de su contrato de salud:

${documentos.map(({ nombre }) => `- ${nombre}`).join('\n')}

La copia de su Declaración de Salud no va adjunta: por seguridad la lee con el enlace de otro correo.

${tipoVenta === 'E' ? 'Para firmarlos, abra el enlace del correo «Firme los documentos de su contrato».' : 'Guárdelos.'} Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`
