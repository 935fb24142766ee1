import { CamelCasePlugin } from 'kysely'

/** The abbreviations that code and wire write in capitals, where a name ends with one: folioDS, totalUF. */
const ABREVIATURA = /(Ds|Uf)$/

/**
 * Columns and tables are snake_case in the database and camelCase in the code. What a jsonb column holds is left as it
 * was stored. A name that would come back as another is refused: the types could not tell.
 */
export class ColumnNames extends CamelCasePlugin {
  /** Asked for every column of every row, so kept. */
  readonly #inCode = new Map<string, string>()
  readonly #checked = new Map<string, string>()

  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  /** The name in the code of a column or table. */
  override camelCase(column: string): string {
    const known = this.#inCode.get(column)
    if (known !== undefined) return known
    const name = super.camelCase(column).replace(ABREVIATURA, (abbreviation) => abbreviation.toUpperCase())
    this.#inCode.set(column, name)
    return name
  }

  protected override snakeCase(name: string): string {
    const known = this.#checked.get(name)
    if (known !== undefined) return known
    const column = super.snakeCase(name)
    if (column !== name && this.camelCase(column) !== name)
      throw new Error(`${name} would come back as ${this.camelCase(column)}`)
    this.#checked.set(name, column)
    return column
  }
}
