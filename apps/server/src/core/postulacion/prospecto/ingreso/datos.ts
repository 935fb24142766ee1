import { enMayusculas, textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { normalizaTelefono } from '@alerce/domain/base/persona/telefono'
import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { Formulario } from './formulario.ts'
import type { Datos, FilaDeEmpleador } from './repository-datos.ts'

const codigo = (value: string) => (value === '' ? null : Number(value))
const letra = <T extends string>(value: string) => (value === '' ? null : (value as T))

/** Rut or passport: never both. */
function documento(form: Formulario) {
  const conPasaporte = form.tipoDocumento === 'P'
  return {
    tipoDocumento: conPasaporte ? ('P' as const) : ('R' as const),
    rut: conPasaporte ? null : normalizaRut(form.rut),
    numeroPasaporte: conPasaporte ? normalizaPasaporte(form.numeroPasaporte) : null,
  }
}

/** A checked form as it is stored: names in capitals, phone without prefix, words to search by. */
export function datosDe(form: Formulario): Datos {
  const nombres = enMayusculas(form.nombres)
  const apellidoPaterno = enMayusculas(form.apellidoPaterno)
  const apellidoMaterno = enMayusculas(form.apellidoMaterno)
  return {
    ...documento(form),
    tipoProspecto: form.tipoProspecto,
    nombres,
    apellidoPaterno,
    apellidoMaterno,
    celular: normalizaTelefono(form.celular),
    correo: form.correo.replaceAll(/\s/g, '').toLowerCase(),
    fechaNacimiento: letra(form.fechaNacimiento),
    sexo: letra(form.sexo),
    isapreActual: codigo(form.isapreActual),
    tipoPlan: letra<'N' | 'S' | 'C'>(form.tipoPlan) ?? 'N',
    codColectivo: form.tipoPlan === 'C' ? codigo(form.codColectivo) : null,
    tipoVenta: letra(form.tipoVenta),
    codigoRegion: codigo(form.codigoRegion),
    codigoCiudad: codigo(form.codigoCiudad),
    activo: form.activo,
    motivo: form.activo ? '' : form.motivoProspecto,
    entrevistado: form.activo ? null : form.entrevistado,
    cargaVigente: form.cargaVigente,
    // the space lets a pattern ask for the beginning of any word
    busqueda: ` ${textoDeBusqueda(`${nombres} ${apellidoPaterno} ${apellidoMaterno}`)}`,
  }
}

/** Employer rows: a voluntary worker has neither rut nor income, an independent one has the applicant's own rut. */
export function empleadoresDelFormulario(form: Formulario): FilaDeEmpleador[] {
  const { rut: propio } = documento(form)
  return form.empleadores.map((e) => {
    const tipoTrabajador = e.tipoTrabajador as TipoTrabajador
    if (tipoTrabajador === 'V') return { tipoTrabajador, rut: null, renta: 0 }
    const rut = tipoTrabajador === 'I' ? propio : normalizaRut(e.rut)
    return { tipoTrabajador, rut, renta: Number(e.remuneracionImponible) }
  })
}
