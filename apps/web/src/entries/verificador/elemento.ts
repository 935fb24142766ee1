type Hijo = Node | string | null

/** Element with its text and children: content of a foreign file is text, never markup. */
export function elemento<K extends keyof HTMLElementTagNameMap>(
  nombre: K,
  atributos: Readonly<Record<string, string>> = {},
  ...hijos: readonly Hijo[]
): HTMLElementTagNameMap[K] {
  const hecho = document.createElement(nombre)
  for (const [atributo, valor] of Object.entries(atributos)) hecho.setAttribute(atributo, valor)
  hecho.append(...hijos.filter((hijo) => hijo !== null))
  return hecho
}
