/** What the administration's log can say. */
export const eventosSeguridad = {
  usuarioCreado: 'Usuario creado',
  usuarioModificado: 'Usuario modificado',
  usuarioDesactivado: 'Usuario desactivado',
  usuarioActivado: 'Usuario activado',
  equipoGuardado: 'Equipo guardado',
  claveCambiada: 'Contraseña cambiada',
  claveRestablecida: 'Contraseña restablecida con un enlace',
  enlaceDeClave: 'Enlace de contraseña creado',
  enlaceSupervisor: 'Enlace de supervisor creado',
  enlaceRevocado: 'Enlace de supervisor revocado',
  sesionCerrada: 'Sesión cerrada por el administrador',
  clienteCreado: 'Cliente de la API creado',
  clienteModificado: 'Cliente de la API modificado',
  secretoRotado: 'Secreto de cliente rotado',
  calendarioCreado: 'Calendario privado creado',
  calendarioRevocado: 'Calendario privado revocado',
  accesosVerificados: 'Registro de accesos verificado',
} as const

export type EventoSeguridad = keyof typeof eventosSeguridad
