/** Calendar programs that are known to work: how each is called, and how it is connected. */
export const programas = [
  {
    value: 'iPhone o Mac',
    pasos: [
      'Abra Ajustes, Calendario, Cuentas, Agregar cuenta, Otra, Agregar cuenta CalDAV. En un Mac, Calendario, Agregar cuenta.',
      'Escriba la dirección como servidor, y el usuario y la contraseña de aquí.',
      'Toque Siguiente y deje marcado Calendarios: aparece «Alerce».',
    ],
  },
  {
    value: 'Thunderbird',
    pasos: [
      'En Calendario, elija Nuevo calendario, En la red.',
      'Escriba el usuario y la dirección, pulse Buscar calendarios y dé la contraseña.',
      'Marque «Alerce» y pulse Suscribirse.',
    ],
  },
  {
    value: 'Android',
    pasos: [
      'Instale DAVx⁵ y agregue una cuenta con URL y nombre de usuario.',
      'Escriba la dirección, el usuario y la contraseña de aquí.',
      'En la pestaña CalDAV marque «Alerce» y pulse sincronizar: aparece en su calendario.',
    ],
  },
  {
    value: 'Otro programa',
    pasos: [
      'Busque en él cómo agregar una cuenta CalDAV.',
      'Escriba la dirección, el usuario y la contraseña de aquí.',
      'Elija el calendario «Alerce».',
    ],
  },
] as const

export type Programa = (typeof programas)[number]
