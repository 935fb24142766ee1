import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { marca } from '../../../../papeles/marca.ts'
import type { PapelAdjunto } from '../../../base/correos/send-correo.ts'
import type { EnlaceDeInvitacion } from '../../../declaracion/invitacion/create-enlace.ts'
import { pieDelEnlace } from '../../../declaracion/invitacion/send-seguimiento.ts'
import { ensureArchivo } from '../ensure-archivo.ts'
import type { DocumentoDeContrato } from '../read-model.ts'

/** Papers of a sale allowed in a mail, as signed copies if they exist; never the copy of the declaration. */
export const adjuntables = (documentos: readonly DocumentoDeContrato[]): PapelAdjunto[] =>
  documentos
    .filter((documento) => !esCopiaDeLaDS(documento))
    .map((documento) => ({ archivoId: ensureArchivo(documento), nombre: documento.nombre }))

type PapelDeCarta = Pick<DocumentoDeContrato, 'nombre'>

interface CartaDePapeles {
  readonly nombres: string
  /** Attached papers, none with health data. */
  readonly documentos: readonly PapelDeCarta[]
}

export const enLista = (documentos: readonly PapelDeCarta[]): string =>
  documentos.map(({ nombre }) => `- ${nombre}`).join('\n')

const CIERRE = `Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

/** Mail for papers to sign on a phone. `deNuevo`: they replace signed ones. */
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

/**
 * Mail for papers to sign in ink, or already signed. `enlace`: link to the copy of the declaration; null: there is
 * none.
 */
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
