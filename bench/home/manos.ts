import type { Page } from '@playwright/test'

/** An action of an advisor at home, by real keys and presses. */
export interface Mano {
  readonly nombre: string
  /** Number of presses. */
  readonly veces: number
  readonly perform: (page: Page) => Promise<unknown>
  /** Return to the list, without measurement. */
  readonly goBack?: (page: Page) => Promise<unknown>
}

/** Interval between typed keys, milliseconds. */
const TECLEO = 90

const buscador = (page: Page) =>
  page.getByRole('combobox', { name: 'Buscar prospecto por nombre, RUT, folio, teléfono o correo' })

const type = (texto: string, nombre: string): Mano => ({
  nombre,
  veces: texto.length,
  perform: (page) => page.keyboard.type(texto, { delay: TECLEO }),
})

const tecla = (cual: string, veces: number, nombre: string): Mano => ({
  nombre,
  veces,
  perform: async (page) => {
    for (let n = 0; n < veces; n++) await page.keyboard.press(cual, { delay: TECLEO / 2 })
  },
})

const boton = (name: string | RegExp, nombre: string): Mano => ({
  nombre,
  veces: 1,
  perform: (page) => page.getByRole('button', { name }).first().click(),
})

const goBack = async (page: Page): Promise<void> => {
  await page.goBack()
  await page.getByRole('article').first().waitFor()
}

const filtrar = boton('Buscar y filtrar', 'filtros: abrirlos')
/** On a phone the filters are collapsed, and no shortcuts exist. */
const enTelefono = (es: boolean, manos: readonly Mano[]) => (es ? manos : [])

/** Actions in order, from a freshly opened home. */
export const manosDe = (telefono: boolean): Mano[] => [
  { nombre: 'buscador: ponerse en él', veces: 1, perform: (page) => buscador(page).click() },
  type('munoz', 'buscador: un apellido, letra a letra'),
  tecla('ArrowDown', 5, 'buscador: bajar por lo encontrado'),
  tecla('Escape', 1, 'buscador: soltarlo'),
  type('2100', 'buscador: un RUT, cifra a cifra'),
  { ...tecla('Enter', 1, 'buscador: abrir al primero'), goBack },
  ...enTelefono(telefono, [filtrar]),
  {
    nombre: 'filtros: otro estado, por teclado',
    veces: 2,
    perform: async (page) => {
      await page.getByLabel('Estado del prospecto').focus()
      await page.keyboard.press('ArrowDown', { delay: TECLEO })
      await page.keyboard.press('ArrowUp', { delay: TECLEO })
    },
  },
  {
    nombre: 'filtros: compensado',
    veces: 1,
    perform: (page) => page.getByRole('group', { name: 'Tipo de plan' }).getByText('Compensado').click(),
  },
  boton('Por nombre', 'filtros: desplegar los nombres'),
  {
    nombre: 'filtros: ponerse en el apellido',
    veces: 1,
    perform: (page) => page.getByLabel('Primer apellido').click(),
  },
  type('soto', 'filtros: el apellido, letra a letra'),
  tecla('Enter', 1, 'filtros: buscar'),
  boton('Limpiar búsqueda', 'filtros: limpiar'),
  ...enTelefono(telefono, [{ ...filtrar, nombre: 'filtros: cerrarlos' }]),
  tecla('PageDown', 10, 'lista: bajar mientras llega'),
  tecla('Home', 1, 'lista: al comienzo'),
  boton('Plegar Mi día', 'Mi día: plegarlo'),
  boton('Mostrar Mi día', 'Mi día: desplegarlo'),
  ...enTelefono(!telefono, [
    tecla('Control+k', 1, 'paleta: abrirla'),
    type('agenda', 'paleta: escribir'),
    tecla('Escape', 1, 'paleta: cerrarla'),
  ]),
  { ...boton(/^Agendar a /, 'ficha: agendar'), goBack },
  { ...boton(/^Gestionar a /, 'ficha: gestionar'), goBack },
]
