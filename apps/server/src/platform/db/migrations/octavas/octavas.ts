import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'
import { rutEnPie } from './115-rut-en-pie.ts'
import { finesDeCarga } from './116-fin-de-carga.ts'
import { signosDeBusqueda } from './122-signos-de-busqueda.ts'
import { codificacionDePlanilla } from './123-codificacion-de-planilla.ts'
import { pruebaDeFirma } from './124-prueba-de-firma.ts'
import { buzon } from './125-buzon.ts'
import { cambioDeCorreo } from './126-cambio-de-correo.ts'
import { deshacerCarga } from './132-deshacer-carga.ts'
import { porDeshacer } from './135-por-deshacer.ts'
import { copiasDeAsesor } from './139-copias-de-asesor.ts'
import { copiasFirmadas } from './141-copia-firmada.ts'
import { traspasos } from './150-traspaso.ts'
import { suplencias } from './151-suplencia.ts'
import { recibidos } from './152-recibido.ts'
import { telefonoDeUsuario } from './155-telefono-de-usuario.ts'
import { huellaImpresa } from './158-huella-impresa.ts'
import { quienHizoAdministrador } from './159-quien-hizo-administrador.ts'
import { tarjetas } from './170-tarjeta.ts'
import { menosPaginas } from './171-menos-paginas.ts'
import { altaDeProspecto } from './172-alta-de-prospecto.ts'

/** From the RUT that stands beside a name. */
export const octavas = (vault: Vault): Record<string, Migration> => ({
  '115-rut-en-pie': rutEnPie(vault),
  '116-fin-de-carga': finesDeCarga,
  '122-signos-de-busqueda': signosDeBusqueda,
  '123-codificacion-de-planilla': codificacionDePlanilla,
  '124-prueba-de-firma': pruebaDeFirma,
  '125-buzon': buzon,
  '126-cambio-de-correo': cambioDeCorreo,
  '132-deshacer-carga': deshacerCarga,
  '135-por-deshacer': porDeshacer,
  '139-copias-de-asesor': copiasDeAsesor,
  '141-copia-firmada': copiasFirmadas,
  '155-telefono-de-usuario': telefonoDeUsuario,
  '170-tarjeta': tarjetas,
  '171-menos-paginas': menosPaginas,
  '172-alta-de-prospecto': altaDeProspecto,
  '158-huella-impresa': huellaImpresa,
  '159-quien-hizo-administrador': quienHizoAdministrador,
  '150-traspaso': traspasos,
  '151-suplencia': suplencias,
  '152-recibido': recibidos,
})
