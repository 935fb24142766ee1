/** Rows grouped by `claveDe`, in their order of arrival. Replaces Map.groupBy, which Safari has from 17.4 on. */
export function agrupa<Clave, Fila>(filas: Iterable<Fila>, claveDe: (fila: Fila) => Clave): Map<Clave, Fila[]> {
  const grupos = new Map<Clave, Fila[]>()
  for (const fila of filas) {
    const clave = claveDe(fila)
    const grupo = grupos.get(clave)
    if (grupo) grupo.push(fila)
    else grupos.set(clave, [fila])
  }
  return grupos
}
