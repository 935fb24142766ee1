/** Outcome for one recipient in a delivery report (RFC 3464). */
export interface EntregaInformada {
  /** failed, delayed, delivered, relayed or expanded; in small letters. */
  readonly accion: string
  /** Status code of RFC 3463: '5.1.1'. */
  readonly estado: string
}

/** Outcomes of a report, one per recipient. The first group of fields is about the message and has no outcome. */
export function leerInforme(texto: string): EntregaInformada[] {
  const unido = texto.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  return unido.split(/\n\s*\n/).flatMap((grupo) => {
    const accion = /^Action:\s*([\w-]+)/im.exec(grupo)?.[1]?.toLowerCase()
    const estado = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})\b/im.exec(grupo)?.[1]
    return accion && estado ? [{ accion, estado }] : []
  })
}

/** Status of the first recipient refused for good; null: delivered, delayed, or given up for a passing reason. */
export const rebotePermanente = (entregas: readonly EntregaInformada[]): string | null =>
  entregas.find(({ accion, estado }) => accion === 'failed' && estado.startsWith('5.'))?.estado ?? null

/** Reasons by the last two figures of the status (RFC 3463, 3.2 to 3.8; 1.10 of RFC 7505). */
const motivos: Readonly<Record<string, string>> = {
  '1.1': 'la casilla no existe',
  '1.2': 'el dominio no existe',
  '1.3': 'la dirección está mal escrita',
  '1.6': 'la casilla ya no existe',
  '1.10': 'el dominio no recibe correo',
  '2.1': 'la casilla está desactivada',
  '2.2': 'la casilla está llena',
  '4.1': 'el dominio no recibe correo',
  '4.4': 'el dominio no existe',
}

/** Reason of a permanent refusal, in words: '5.1.1' is 'la casilla no existe'. */
export const motivoDelRebote = (estado: string): string => motivos[estado.slice(2)] ?? 'su servidor no lo aceptó'
