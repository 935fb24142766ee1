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
    tipo_documento: conPasaporte ? ('P' as const) : ('R' as const),
    rut: conPasaporte ? null : normalizaRut(form.rut),
    numero_pasaporte: conPasaporte ? normalizaPasaporte(form.numeroPasaporte) : null,
  }
}

/** A checked form as it is stored: names in capitals, phone without prefix, words to search by. */
export function datosDe(form: Formulario): Datos {
  const nombres = enMayusculas(form.nombres)
  const apellido_paterno = enMayusculas(form.apellidoPaterno)
  const apellido_materno = enMayusculas(form.apellidoMaterno)
  return {
    ...documento(form),
    tipo_prospecto: form.tipoProspecto,
    nombres,
    apellido_paterno,
    apellido_materno,
    celular: normalizaTelefono(form.celular),
    correo: form.correo.replaceAll(/\s/g, '').toLowerCase(),
    fecha_nacimiento: letra(form.fechaNacimiento),
    sexo: letra(form.sexo),
    isapre_actual: codigo(form.isapreActual),
    tipo_plan: letra<'N' | 'S' | 'C'>(form.tipoPlan) ?? 'N',
    cod_colectivo: form.tipoPlan === 'C' ? codigo(form.codColectivo) : null,
    tipo_venta: letra(form.tipoVenta),
    codigo_region: codigo(form.codigoRegion),
    codigo_ciudad: codigo(form.codigoCiudad),
    activo: form.activo,
    motivo: form.activo ? '' : form.motivoProspecto,
    entrevistado: form.activo ? null : form.entrevistado,
    carga_vigente: form.cargaVigente,
    // the space lets a pattern ask for the beginning of any word
    busqueda: ` ${textoDeBusqueda(`${nombres} ${apellido_paterno} ${apellido_materno}`)}`,
  }
}

/** Employer rows: a voluntary worker has neither rut nor income, an independent one has the applicant's own rut. */
export function empleadoresDelFormulario(form: Formulario): FilaDeEmpleador[] {
  const { rut: propio } = documento(form)
  return form.empleadores.map((e) => {
    const tipo_trabajador = e.tipoTrabajador as TipoTrabajador
    if (tipo_trabajador === 'V') return { tipo_trabajador, rut: null, renta: 0 }
    const rut = tipo_trabajador === 'I' ? propio : normalizaRut(e.rut)
    return { tipo_trabajador, rut, renta: Number(e.remuneracionImponible) }
  })
}
