import type { Autor } from '../base/bitacora.ts'

interface SeguridadKind {
  readonly autor: Autor
  /** Text kept in the row, so a key is never used for something else. Never a secret, a RUT or an e-mail. */
  readonly texto: string
}

/** Entries of the administration's log. */
export const seguridad = {
  usuarioCreado: { autor: 'persona', texto: 'Usuario creado' },
  usuarioModificado: { autor: 'persona', texto: 'Usuario modificado' },
  usuarioDesactivado: { autor: 'persona', texto: 'Usuario desactivado' },
  usuarioActivado: { autor: 'persona', texto: 'Usuario activado' },
  usuariosDescargados: { autor: 'persona', texto: 'Planilla de usuarios descargada' },
  carteraDescargada: { autor: 'persona', texto: 'Cartera descargada' },
  usuariosCargados: { autor: 'persona', texto: 'Planilla de usuarios cargada' },
  usuariosSincronizados: { autor: 'persona', texto: 'Usuarios sincronizados con otra lista' },
  equipoGuardado: { autor: 'persona', texto: 'Equipo guardado' },
  claveCambiada: { autor: 'persona', texto: 'Contraseña cambiada' },
  claveRestablecida: { autor: 'persona', texto: 'Contraseña restablecida con un enlace' },
  enlacePedido: { autor: 'persona', texto: 'Enlace de contraseña pedido y enviado por correo' },
  enlaceDeClave: { autor: 'persona', texto: 'Enlace de contraseña creado' },
  segundoFactorAgregado: { autor: 'persona', texto: 'Segundo paso agregado' },
  segundoFactorQuitado: { autor: 'persona', texto: 'Segundo paso quitado' },
  segundoFactorQuitadoAOtro: { autor: 'persona', texto: 'Segundo paso de otra persona quitado' },
  codigosRenovados: { autor: 'persona', texto: 'Códigos de recuperación renovados' },
  codigoUsado: { autor: 'persona', texto: 'Ingreso con un código de recuperación' },
  cuentaUnida: { autor: 'persona', texto: 'Cuenta de la empresa unida a su usuario' },
  enlaceSupervisor: { autor: 'persona', texto: 'Enlace de supervisor creado' },
  enlaceRevocado: { autor: 'persona', texto: 'Enlace de supervisor revocado' },
  sesionConservada: { autor: 'persona', texto: 'Cierre de sesión deshecho por el administrador' },
  sesionCerrada: { autor: 'persona', texto: 'Sesión cerrada por el administrador' },
  clienteCreado: { autor: 'persona', texto: 'Cliente de la API creado' },
  clienteModificado: { autor: 'persona', texto: 'Cliente de la API modificado' },
  secretoRotado: { autor: 'persona', texto: 'Secreto de cliente rotado' },
  webhookCreado: { autor: 'persona', texto: 'Webhook creado' },
  webhookModificado: { autor: 'persona', texto: 'Webhook modificado' },
  calendarioCreado: { autor: 'persona', texto: 'Calendario privado creado' },
  calendarioRevocado: { autor: 'persona', texto: 'Calendario privado revocado' },
  calendarioConectado: { autor: 'persona', texto: 'Calendario conectado' },
  calendarioDesconectado: { autor: 'persona', texto: 'Calendario desconectado' },
  accesosVerificados: { autor: 'persona', texto: 'Registro de accesos verificado' },
  accesosDescargados: { autor: 'persona', texto: 'Registro de accesos descargado' },
  actosDescargados: { autor: 'persona', texto: 'Registro de administración descargado' },
  datosEntregados: { autor: 'persona', texto: 'Datos de una persona reunidos para entregárselos' },
  pedidoRegistrado: { autor: 'persona', texto: 'Pedido de una persona sobre sus datos registrado' },
  pedidoRespondido: { autor: 'persona', texto: 'Pedido de una persona sobre sus datos respondido' },
  datosSuprimidos: { autor: 'persona', texto: 'Datos de una persona suprimidos a su pedido' },
  consentimientosRevocados: { autor: 'persona', texto: 'Consentimientos de una persona retirados a su pedido' },
  correccionPedida: { autor: 'persona', texto: 'Corrección de datos de una persona pedida a sus asesores' },
  datosBloqueados: { autor: 'persona', texto: 'Acceso a los datos de una persona bloqueado' },
  datosDesbloqueados: { autor: 'persona', texto: 'Acceso a los datos de una persona desbloqueado' },
  oposicionRegistrada: { autor: 'persona', texto: 'Oposición de una persona registrada' },
  oposicionLevantada: { autor: 'persona', texto: 'Oposición de una persona levantada' },
  accesosSellados: { autor: 'sistema', texto: 'Registro de accesos sellado por primera vez' },
} as const satisfies Readonly<Record<string, SeguridadKind>>

type DeSeguridad = typeof seguridad

/** Acts signed by a person. */
export type ActoDeSeguridad = {
  [E in keyof DeSeguridad]: DeSeguridad[E]['autor'] extends 'persona' ? E : never
}[keyof DeSeguridad]
