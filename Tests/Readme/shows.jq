# Whether an answer, or any value inside of it, is what README.md shows ($shown). The order of members does not
# count. "..." stands for any value, at the end of an array for any further items.

def is($shown):
    if type == "object" and ($shown | type) == "object" then
        keys == ($shown | keys) and all(to_entries[]; . as {$key, $value} | $value | is($shown[$key]))
    elif type == "array" and ($shown | type) == "array" then
        if $shown[-1] == "..." then .[:($shown | length) - 1] | is($shown[:-1])
        else length == ($shown | length) and all(to_entries[]; . as {$key, $value} | $value | is($shown[$key]))
        end
    else $shown == "..." or . == $shown end;

any(..; is($shown))
