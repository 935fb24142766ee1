interface AutorizacionRow {
  readonly id: number
  readonly motivo: string
  readonly solicitada: string
  readonly estado: number
  readonly decidida: string | null
  readonly decididaPor: string | null
  readonly observacion: string
}

/** Request as on the wire. */
export function presentSolicitud({
  id,
  motivo,
  solicitada,
  estado,
  decidida,
  decididaPor,
  observacion,
}: AutorizacionRow) {
  return { autorizacionId: id, motivo, solicitada, estado, decidida, decididaPor, observacion }
}

interface DeQuien {
  readonly prospectoId: number
  readonly nombre: string
  readonly rut: string | null
  readonly asesor: string
}

/** Prospect and advisor of a request. */
export function presentDeQuien({ prospectoId, nombre, rut, asesor }: DeQuien) {
  return { prospectoId, nombre, rut, asesor }
}
