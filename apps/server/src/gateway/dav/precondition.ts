import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { conexionMessages, eventoMessages } from '@alerce/contract/messages/agenda/conexiones'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Refusal } from '../../core/refusal.ts'
import type { FallaDeArchivo } from '../../platform/ics-read.ts'
import { cal, dav, document, element, escapeXml, type XmlName } from './xml.ts'

/** A refusal in the words of the protocol: status, and the rule of WebDAV or CalDAV that was broken. */
export class DavRefusal extends Error {
  readonly status: number
  readonly body: string

  /** `told`: sentence for the log of the program. */
  constructor(status: number, rule: XmlName, told = '') {
    super(told)
    this.status = status
    const text = told === '' ? '' : `<mensaje xmlns="urn:alerce">${escapeXml(told)}</mensaje>`
    this.body = document(dav('error'), element(rule), text)
  }
}

const ofFile: Readonly<Record<FallaDeArchivo, DavRefusal>> = {
  ilegible: new DavRefusal(403, cal('valid-calendar-data'), 'El evento no se entiende.'),
  sin_evento: new DavRefusal(403, cal('supported-calendar-component'), 'Solo se guardan eventos.'),
  repeticion: new DavRefusal(
    403,
    cal('valid-calendar-object-resource'),
    'Un evento se repite cada día o cada semana, sin excepciones.',
  ),
  zona: new DavRefusal(403, cal('valid-calendar-data'), 'La zona horaria del evento no viene descrita.'),
}

export const refusedFile = (falla: FallaDeArchivo): DavRefusal => ofFile[falla]

const rules = new Map<MessageDefinition, XmlName>([
  [conexionMessages.uidRepetido, cal('no-uid-conflict')],
  [conexionMessages.eventoPasado, cal('min-date-time')],
  [agendaMessages.enElPasado, cal('min-date-time')],
  [eventoMessages.muy_largo, cal('max-date-time')],
])

/** The hour of an appointment is taken: another program, or the desk, came first. */
const taken = new Set<MessageDefinition>([agendaMessages.tope, agendaMessages.enBloqueo])

/**
 * Refusal of the core for a calendar program. A taken hour is a conflict: a program that names what it has read reads the
 * entry again (412). Any other rule of ours is final (403): a program must not send the same again and again.
 */
export function refusedByCore({ definition, texto }: Refusal, conditional: boolean): DavRefusal {
  const own = taken.has(definition) && conditional ? 412 : definition.status
  const status = [401, 404, 409, 412, 413, 429, 503].includes(own) ? own : 403
  return new DavRefusal(status, rules.get(definition) ?? cal('valid-calendar-object-resource'), texto)
}
