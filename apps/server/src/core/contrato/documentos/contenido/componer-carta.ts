import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { marca } from '../../../../papeles/marca.ts'
import type { PapelAdjunto } from '../../../base/correos/enviar-correo.ts'
import type { EnlaceDeInvitacion } from '../../../declaracion/invitacion/crear-enlace.ts'
import { pieDelEnlace } from '../../../declaracion/invitacion/enviar-seguimiento.ts'
import { exigirArchivo } from '../exigir-archivo.ts'
import type { DocumentoDeContrato } from '../read-model.ts'

/** What of a sale's papers may go with a letter, in its signed copy where there is one: never the copy of the declaration. */
export const adjuntables = (documentos: readonly DocumentoDeContrato[]): PapelAdjunto[] =>
  documentos
    .filter((documento) => !esCopiaDeLaDS(documento))
    .map((documento) => ({ archivoId: exigirArchivo(documento), nombre: documento.nombre }))

type PapelDeCarta = Pick<DocumentoDeContrato, 'nombre'>

interface CartaDePapeles {
  readonly nombres: string
  /** Those that go with it, none of health among them. */
  readonly documentos: readonly PapelDeCarta[]
}

export const enLista = (documentos: readonly PapelDeCarta[]): string =>
  documentos.map(({ nombre }) => `- ${nombre}`).join('\n')

const CIERRE = `Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

/** Of papers that are signed on a phone: the one letter of that step. `deNuevo`: in the place of some that were signed. */
export const cartaPorFirmar =
  ({ nombres, documentos }: CartaDePapeles, { deNuevo }: { readonly deNuevo: boolean }) =>
  (nuevo: EnlaceDeInvitacion): string =>
    `Hola, ${nombreLegible(nombres)}:

${
  deNuevo
    ? 'Los documentos de su contrato de salud se corrigieron después de que usted los firmó: lea los nuevos y fírmelos en su teléfono.'
    : 'Los documentos de su contrato de salud están listos: léalos y fírmelos en su teléfono.'
}

Firme los documentos de su contrato:
${nuevo.enlace}

${pieDelEnlace(nuevo)}

Van adjuntos:

${enLista(documentos)}

La copia de su Declaración de Salud no va adjunta, por seguridad: la lee con los demás, donde firma.

${CIERRE}`

/** Of papers that are signed in ink, or were signed. `enlace`: where the copy of the declaration is read; null: there is none. */
export function cartaDePapeles({ nombres, documentos }: CartaDePapeles, enlace: EnlaceDeInvitacion | null): string {
  const copia =
    enlace &&
    `La copia de su Declaración de Salud no va adjunta, por seguridad: la lee con este enlace.

Lea su Declaración de Salud:
${enlace.enlace}

${pieDelEnlace(enlace)} Después puede pedir otro a su asesor.

`
  return `Hola, ${nombreLegible(nombres)}:

Adjuntamos los documentos de su contrato de salud. Guárdelos.

${enLista(documentos)}

${copia ?? ''}${CIERRE}`
}
