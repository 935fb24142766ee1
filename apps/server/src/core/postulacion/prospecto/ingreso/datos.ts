import type { RowOf } from '@alerce/contract/fichas/ficha'
import { rowOf } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import type { FormularioDeProspecto } from './formulario.ts'
import type { DatosDeProspecto } from './repository-datos.ts'

/** A checked form as it is stored, with the words to search by. */
export function datosDe(form: FormularioDeProspecto) {
  const fila = rowOf(prospecto, form)
  const nombre = `${fila.nombres} ${fila.apellidoPaterno} ${fila.apellidoMaterno}`
  // the space lets a pattern ask for the beginning of any word
  return { ...fila, busqueda: ` ${textoDeBusqueda(nombre)}` } satisfies DatosDeProspecto
}

/** Employer rows: a voluntary worker has neither rut nor income, an independent one has the applicant's own rut. */
export function empleadoresDelFormulario(form: FormularioDeProspecto): RowOf<typeof empleador>[] {
  const { rut } = rowOf(prospecto, form)
  return form.empleadores.map((uno) => ({
    ...rowOf(empleador, uno),
    ...(uno.tipoTrabajador === 'I' ? { rut } : {}),
  }))
}
