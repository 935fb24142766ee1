/** Small texts stored by the browser. If storage is refused (blocked, full), they last as long as the page. */
function storedIn(open: () => Storage) {
  const here = new Map<string, string>()
  return {
    get(key: string): string | null {
      if (here.has(key)) return here.get(key) ?? null
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    /** null forgets it. */
    set(key: string, value: string | null): void {
      here.delete(key)
      try {
        if (value === null) open().removeItem(key)
        else open().setItem(key, value)
      } catch {
        if (value !== null) here.set(key, value)
      }
    },
  }
}

/** Stored by this browser, for all its windows. */
export const inBrowser = storedIn(() => globalThis.localStorage)

/** Stored by this window until it is closed; a reload keeps it. */
export const inWindow = storedIn(() => globalThis.sessionStorage)
