import { respuestaDe, rowOf, vacio } from '@alerce/contract/fichas/formas'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { empleadorLeido } from '@alerce/contract/testing/leido'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import type { ReplyOf } from '../lib/api/call.ts'

type DatosDeProspecto = ReplyOf<'obtenerDatosProspecto'>

const completos: DatosDeProspecto = {
  // fields that no test reads need no line here
  ...respuestaDe(prospecto, rowOf(prospecto, vacio(prospecto))),
  prospectoId: 12,
  identificador: 7,
  version: 3,
  tipoProspecto: 'REF',
  tipoDocumento: 'R',
  rut: '16482305-9',
  numeroPasaporte: null,
  nombres: 'FELIPE',
  apellidoPaterno: 'CONTRERAS',
  apellidoMaterno: 'MUÑOZ',
  celular: '912345678',
  correo: 'felipe@example.cl',
  fechaNacimiento: '19-04-1984',
  sexo: 'M',
  isapreActual: 1,
  tipoTrabajador: 'D',
  tipoPlan: 'N',
  codColectivo: null,
  tipoVenta: 'M',
  codigoRegion: 13,
  codigoCiudad: 131,
  activo: true,
  motivoProspecto: '',
  entrevistado: null,
  cargaVigente: false,
  esCompensado: false,
  otorga: null,
  estado: 'Prospecto Ingresado',
  etapa: 'prospecto',
  folioDS: null,
  empleadores: [
    {
      id: 1,
      ...empleadorLeido({ tipoTrabajador: 'D', rut: '76418230-8', remuneracionImponible: pesos(1_500_000) }),
    },
  ],
}

/** Prospect with complete data. */
export const datosDe = (part: Partial<DatosDeProspecto> = {}): DatosDeProspecto => ({ ...completos, ...part })

/** Data of a prospect of whom only the person is known. */
export const datosNuevos = (): DatosDeProspecto =>
  datosDe({
    fechaNacimiento: null,
    sexo: null,
    isapreActual: null,
    tipoTrabajador: null,
    tipoVenta: null,
    codigoRegion: null,
    codigoCiudad: null,
    empleadores: [],
  })

/** A prospect just registered, without a rut. */
export const oscarRegistrado: DatosDeProspecto = {
  ...datosNuevos(),
  tipoProspecto: 'REW',
  rut: null,
  nombres: 'ÓSCAR',
  apellidoPaterno: 'PEÑA',
  apellidoMaterno: 'LAZO',
  correo: 'oscar@example.cl',
}
