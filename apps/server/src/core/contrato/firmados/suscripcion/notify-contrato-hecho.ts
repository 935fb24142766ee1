import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { dichoDelPago } from '@alerce/domain/cotizacion/lineas'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { marca } from '../../../../papeles/marca.ts'
import type { PapelAdjunto } from '../../../base/correos/send-correo.ts'
import type { DeclaracionDeProspecto } from '../../../declaracion/ds/read-declaracion.ts'
import { correoDelPostulante } from '../../../declaracion/ds/read-model-personas.ts'
import type { EnlaceDeInvitacion } from '../../../declaracion/invitacion/create-enlace.ts'
import { type EnvioEnCurso, sendEnlace } from '../../../declaracion/invitacion/send-enlace.ts'
import { pieDelEnlace } from '../../../declaracion/invitacion/send-seguimiento.ts'
import { noteAndNotify } from '../../../postulacion/prospecto/note-and-notify.ts'
import type { Context } from '../../../use-case.ts'
import { readContratado } from '../../contractual/read-contratado.ts'
import { adjuntables, enLista } from '../../documentos/contenido/compose-carta.ts'
import { documentosDe } from '../../documentos/read-model.ts'

type Contratado = Awaited<ReturnType<typeof readContratado>>

/** A name and its value on each line, which a letter draws in two columns. */
function datos({ plan: { nombre, ...pago }, desde }: Contratado): string {
  const { monto, cuenta, pesos } = dichoDelPago(pago)
  const filas = [
    ['Plan', nombre],
    ['Precio al mes', cuenta ? `${monto}: ${cuenta}` : monto],
    ...(pesos ? [['En pesos', pesos]] : []),
    ...(desde ? [['Cubre desde el', desde]] : []),
  ]
  return filas.map(([que, dice]) => `${que}: ${dice}`).join('\n')
}

interface Carta {
  readonly nombres: string
  readonly contratado: Contratado
  readonly adjuntos: readonly PapelAdjunto[]
  readonly enTelefono: boolean
}

const texto =
  ({ nombres, contratado, adjuntos, enTelefono }: Carta) =>
  (enlace: EnlaceDeInvitacion): string =>
    `Hola, ${nombreLegible(nombres)}:

Su contrato de salud con la Isapre ${marca.nombre} está hecho${contratado.desde ? ` y cubre desde el ${contratado.desde}` : ''}.

${datos(contratado)}

${enTelefono ? 'Van adjuntos los documentos que firmó, cada uno con su firma y su certificado' : 'Van adjuntos los documentos de su contrato, como se emitieron'}:

${enLista(adjuntos)}

${
  enTelefono
    ? 'La copia firmada de su Declaración de Salud no va adjunta, por seguridad: la lee con los demás en su página.'
    : 'Los que firmó y la copia de su Declaración de Salud no van adjuntos, por seguridad: los lee con este enlace.'
}

Vea su contrato:
${enlace.enlace}

${pieDelEnlace(enlace)}

Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

/**
 * Tells the applicant, once, that the contract is made: its plan, what is paid of it and since when it covers, with the
 * papers in their signed copies (core rules, Documents). What was signed in ink is a scan that may hold health: it waits
 * behind the link, and the papers go as they were issued. Links that were mailed before go on opening.
 */
export async function notifyContratoHecho(
  ctx: EnvioEnCurso & Pick<Context, 'hoy'>,
  { declaracion, prospecto }: DeclaracionDeProspecto,
): Promise<void> {
  const enTelefono = contestaElPostulante(declaracion)
  const adjuntos = adjuntables(await documentosDe(ctx.tx, declaracion.id))
  const correo = enTelefono ? prospecto.correo : await correoDelPostulante(ctx.tx, declaracion.id, prospecto)
  if (adjuntos.length === 0 || correo === '') return
  const contratado = await readContratado(ctx, prospecto.id)
  const enviada = await sendEnlace(ctx, {
    carta: 'contratoHecho',
    llevaA: enTelefono ? 'postulacion' : 'copia',
    unoMas: true,
    declaracionId: declaracion.id,
    prospecto: { ...prospecto, correo },
    adjuntos,
    texto: texto({ nombres: prospecto.nombres, contratado, adjuntos, enTelefono }),
  })
  if (enviada) await noteAndNotify(ctx, prospecto, 'contratoEnviado')
}
